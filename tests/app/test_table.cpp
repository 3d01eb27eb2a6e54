#include <QObject>
#include <QTest>
class TestTable : public QObject { Q_OBJECT };
QTEST_MAIN(TestTable)
#include "test_table.moc"
