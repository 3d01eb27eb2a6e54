#include "app/analysis/analysis_dock.h"

#include "app/analysis/analysis_panel.h"
#include "app/table/table.h"

#include <QMainWindow>

namespace ashlar::app {

AnalysisDock::AnalysisDock(Controller& controller, Table& table, QDockWidget& panels, QMainWindow& window)
    : QDockWidget(tr("Analysis"), &window), controller_(controller), panels_(panels), window_(window),
      panel_(new AnalysisPanel(controller)), better_(table) {
    setObjectName(QStringLiteral("analysisDock"));
    setFeatures(NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget);
    setWidget(panel_);
    window.addDockWidget(Qt::RightDockWidgetArea, this, Qt::Horizontal);
    window.splitDockWidget(&panels, this, Qt::Horizontal);
    hide();
    connect(panel_, &AnalysisPanel::closeWanted, this, &AnalysisDock::shut);
    connect(panel_, &AnalysisPanel::betterChanged, &better_, &BetterMark::show);
    connect(&controller_, &Controller::started, this, &AnalysisDock::shut);
}

void AnalysisDock::setTheme(const Theme& theme) {
    panel_->setTheme(theme);
}

bool AnalysisDock::canOpen() const {
    return controller_.session() != nullptr && mayBeAnalysed(*controller_.session());
}

bool AnalysisDock::isRoomForBoth() const {
    return window_.width() >=
           panels_.sizeHint().width() + panel_->sizeHint().width() + window_.centralWidget()->sizeHint().width();
}

void AnalysisDock::open() {
    if (!canOpen() || isVisible()) {
        return;
    }
    if (!panels_.isHidden() && !isRoomForBoth()) {
        panels_.hide();
        panelsHidden_ = true;
    }
    show();
    window_.resizeDocks({this}, {panel_->sizeHint().width()}, Qt::Horizontal);
    panel_->begin();
    window_.activateWindow(); // not every desktop gives the focus back when a dialog closes
    panel_->takeFocus();
    emit opened(true);
}

void AnalysisDock::shut() {
    if (isHidden()) {
        return;
    }
    panel_->end();
    hide();
    if (panelsHidden_) {
        panelsHidden_ = false;
        panels_.show();
    }
    emit opened(false);
}

void AnalysisDock::showPanels(bool wanted) {
    panels_.setVisible(wanted);
    if (wanted && !isHidden()) {
        panelsHidden_ = false;
        if (!isRoomForBoth()) {
            shut();
        }
    }
}

void AnalysisDock::goToTurn(int direction) {
    panel_->goToTurn(direction);
}

} // namespace ashlar::app
