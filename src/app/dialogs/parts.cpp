#include "app/dialogs/parts.h"

#include "app/look/theme.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ashlar::app {

namespace {

constexpr int checkIndent = 30; // where the text of a check box begins

} // namespace

QLabel* textLabel(const QString& text, int pixelSize, bool bold) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setStyleSheet(
        QStringLiteral("font-size: %1px; font-weight: %2").arg(pixelSize).arg(bold ? "bold" : "normal"));
    return label;
}

QLabel* headingLabel(const QString& text) {
    return textLabel(text, type::name, true);
}

QLabel* secondaryLabel(const QString& text) {
    auto* label = new QLabel(text);
    label->setProperty("secondary", true);
    return label;
}

QPushButton* plainButton(const char* name, const QString& text) {
    auto* button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    return button;
}

QPushButton* primaryButton(const char* name, const QString& text) {
    QPushButton* button = plainButton(name, text);
    button->setProperty("primary", true);
    button->setDefault(true);
    return button;
}

void addField(QGridLayout* layout, const char* name, const QString& text, QWidget* field, int width) {
    auto* label = new QLabel(text);
    label->setBuddy(field);
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(QString(text).remove(QLatin1Char('&')));
    field->setFixedWidth(width);
    const int row = layout->rowCount();
    layout->addWidget(label, row, 0);
    layout->addWidget(field, row, 1, Qt::AlignRight);
}

QCheckBox* addCheck(QGridLayout* layout, const char* name, const QString& text, const QString& explanation) {
    auto* box = new QCheckBox(text);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleDescription(explanation);
    auto* pair = new QVBoxLayout;
    pair->setSpacing(0);
    pair->addWidget(box);
    if (!explanation.isEmpty()) {
        QLabel* label = secondaryLabel(explanation);
        label->setStyleSheet(QStringLiteral("font-size: %1px; margin-left: %2px").arg(type::caption).arg(checkIndent));
        pair->addWidget(label);
    }
    layout->addLayout(pair, layout->rowCount(), 0, 1, 2);
    return box;
}

} // namespace ashlar::app
