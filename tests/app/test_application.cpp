#include "app/application.h"

#include <QAbstractButton>
#include <QDir>
#include <QIcon>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <stdexcept>

using ashlar::app::Application;

namespace {

constexpr auto brokenEvent = QEvent::User;

/// Throws from its event handler, as a faulty widget would.
class Faulty : public QObject {
public:
    explicit Faulty(QString message) : message_(std::move(message)) {}

    bool event(QEvent* event) override {
        if (event->type() == brokenEvent) {
            if (message_.isEmpty()) {
                throw 1;
            }
            throw std::runtime_error(message_.toStdString());
        }
        return QObject::event(event);
    }

private:
    QString message_;
};

QList<QMessageBox*> shownErrors() {
    QList<QMessageBox*> found;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (auto* box = qobject_cast<QMessageBox*>(widget); box != nullptr && box->isVisible()) {
            found.append(box);
        }
    }
    return found;
}

} // namespace

class TestApplication : public QObject {
    Q_OBJECT

private slots:
    void namesAreSet() {
        QCOMPARE(QApplication::applicationName(), QStringLiteral("Ashlar"));
        QCOMPARE(QApplication::organizationName(), QStringLiteral("Ashlar"));
        QVERIFY(QRegularExpression(QStringLiteral("^\\d+\\.\\d+\\.\\d+$"))
                    .match(QApplication::applicationVersion())
                    .hasMatch());
    }

    void iconIsDrawn() {
        const QImage image = QApplication::windowIcon().pixmap(64, 64).toImage();
        QCOMPARE(image.size(), QSize(64, 64));
        QVERIFY(qAlpha(image.pixel(32, 32)) == 255);
        QVERIFY(qAlpha(image.pixel(0, 0)) < 255);
    }

    void everyDrawingIsInTheResources() {
        const QDir resources(QStringLiteral(":/svg"));
        const QStringList drawings = resources.entryList({QStringLiteral("*.svg")});
        const QStringList sources =
            QDir(QStringLiteral(ASHLAR_DRAWINGS)).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name);
        QVERIFY(!sources.isEmpty());
        QCOMPARE(drawings, sources);
    }

    void englishCatalogueIsInTheResources() {
        QTranslator english;
        QVERIFY(english.load(QStringLiteral(":/i18n/ashlar_en")));
        QCOMPARE(english.translate("ashlar::app::Actions", "&Quit"), QStringLiteral("&Quit"));
        QVERIFY(english.translate("ashlar::app::MainWindow", "no such text").isNull());
    }

    void exceptionIsReportedInOneSentence_data() {
        QTest::addColumn<QString>("thrown");
        QTest::addColumn<QString>("reason");
        QTest::newRow("with a message") << "the disk is full"
                                        << "the disk is full";
        QTest::newRow("without one") << ""
                                     << "an unknown error";
    }

    void exceptionIsReportedInOneSentence() {
        QFETCH(const QString, thrown);
        QFETCH(const QString, reason);
        Faulty faulty(thrown);
        QTest::ignoreMessage(QtWarningMsg, qPrintable(QStringLiteral("Unexpected error: ") + reason));
        QTest::ignoreMessage(QtWarningMsg, qPrintable(QStringLiteral("Unexpected error: ") + reason));
        QApplication::postEvent(&faulty, new QEvent(brokenEvent));
        QApplication::postEvent(&faulty, new QEvent(brokenEvent));

        QTRY_COMPARE(shownErrors().size(), 1); // two faults, one box
        QMessageBox* box = shownErrors().first();
        QCOMPARE(box->text(),
                 QStringLiteral("Something went wrong, and the last action may be incomplete: %1.").arg(reason));
        box->button(QMessageBox::Ok)->click();
        QTRY_VERIFY(shownErrors().isEmpty());
    }
};

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestApplication test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_application.moc"
