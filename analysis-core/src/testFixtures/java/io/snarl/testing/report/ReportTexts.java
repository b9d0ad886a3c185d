package io.snarl.testing.report;

/** The files of a {@link ReportProject}. */
final class ReportTexts {

    static final String ACCOUNT = """
            package bank;

            public class Account {
                private long balance;

                public synchronized void deposit(long amount) {
                    balance += amount;
                }

                public synchronized void transferTo(Account other, long amount) {
                    balance -= amount;
                    other.deposit(amount);
                }
            }
            """;

    static final String GENERATED = """
            package bank;

            class AccountConcurrencyTest {

                /** The first thread holds ada and waits for grace. */
                @Test
                void transferTo_deadlocks_with_transferTo() {
                    var ada = new Account("Ada");
                    var grace = new Account("Grace");

                    inParallel(
                            () -> ada.transferTo(grace, 20),
                            () -> grace.transferTo(ada, 20));
                }
            }
            """;

    static final String HAND_WRITTEN = """
            package bank;

            class HandTest {
                @Test
                void oppositeTransfers() {
                    run(() -> ada.transferTo(grace, 1), () -> grace.transferTo(ada, 1));
                }
            }
            """;

    static final String DEADLOCK = """
            {"version":1,"threads":["thread-1","thread-2"]}
            {"thread":0,"text":"... 1 step","remark":true}
            {"thread":0,"text":"locks Account#1","at":{"class":"bank.Account","method":"transferTo","file":"Account.java","line":11},"locks":"Account#1"}
            {"thread":0,"text":"writes balance: 30","at":{"class":"bank.Account","method":"transferTo","file":"Account.java","line":11},"accesses":"balance"}
            {"thread":1,"text":"begins"}
            {"thread":1,"text":"locks Account#2","at":{"class":"bank.Account","method":"transferTo","file":"Account.java","line":11},"locks":"Account#2"}
            {"thread":1,"text":"wants Account#1","at":{"class":"bank.Account","method":"deposit","file":"Account.java","line":7},"wants":"Account#1","outcome":"blocked"}
            {"thread":0,"text":"wants Account#2","at":{"class":"bank.Account","method":"deposit","file":"Account.java","line":7},"wants":"Account#2","outcome":"blocked","end":"deadlock"}
            {"ending":["Deadlock: thread-1 and thread-2 wait for each other.",\
            "  'thread-1' holds Account#1 (taken at Account.java:11) and waits for Account#2 (Account.java:7), which 'thread-2' holds",\
            "  'thread-2' holds Account#2 (taken at Account.java:11) and waits for Account#1 (Account.java:7), which 'thread-1' holds"]}
            """;

    static final String LOST_UPDATE = """
            {"version":1,"threads":["thread-1","thread-2"]}
            {"thread":0,"text":"reads balance: 0","at":{"class":"bank.Account","method":"deposit","file":"Account.java","line":7},"accesses":"balance"}
            {"thread":1,"text":"reads balance: 0","at":{"class":"bank.Account","method":"deposit","file":"Account.java","line":7},"accesses":"balance"}
            {"thread":1,"text":"writes balance: 5","at":{"class":"bank.Account","method":"deposit","file":"Account.java","line":7},"accesses":"balance"}
            {"thread":1,"text":"ends"}
            {"thread":0,"text":"writes balance: 5","at":{"class":"bank.Account","method":"deposit","file":"Account.java","line":7},"accesses":"balance","end":"exception"}
            {"ending":["The test ended by org.opentest4j.AssertionFailedError: expected: <10> but was: <5>"]}
            """;

    static final String FUZZ = """
            {"version":1,"seed":1}
            {"begin":"bank.HandTest#oppositeTransfers()"}
            {"test":"bank.HandTest#oppositeTransfers()","class":"bank.HandTest","method":"oppositeTransfers","display":"oppositeTransfers()","outcome":"failed","kind":"deadlock","schedules":2,"millis":5,"strategy":"mixed","claim":"schedule 2 fails","summary":"Deadlock: thread-1 and thread-2 wait for each other.","details":[],"remarks":[],"deadlock":{"edges":[{"held":"bank.Account","heldAt":{"class":"bank.Account","method":"transferTo","file":"Account.java","line":11},"wanted":"bank.Account","wantedAt":{"class":"bank.Account","method":"deposit","file":"Account.java","line":7}},{"held":"bank.Account","heldAt":{"class":"bank.Account","method":"transferTo","file":"Account.java","line":11},"wanted":"bank.Account","wantedAt":{"class":"bank.Account","method":"deposit","file":"Account.java","line":7}}]},"schedule":"schedules/hand.schedule","interleaving":"interleavings/hand.jsonl"}
            {"test":"bank.AccountConcurrencyTest#transferTo_deadlocks_with_transferTo()","class":"bank.AccountConcurrencyTest","method":"transferTo_deadlocks_with_transferTo","display":"transferTo_deadlocks_with_transferTo()","outcome":"failed","kind":"deadlock","schedules":3,"millis":5,"strategy":"mixed","claim":"schedule 3 fails","summary":"Deadlock","details":[],"remarks":[]}
            {"untouched":true,"class":"bank.Generated","reason":"its class file is too large"}
            {"end":true}
            """;

    static final String LOSSES = """
            {"kind":"run","version":2,"java":"17.0.15","branches":true}
            {"kind":"lost","id":"1","class":"bank.ExitTest","method":"exits","name":"exits()","container":false,\
            "reason":"it ended the JVM by System.exit(1)","again":false}
            {"kind":"lost","id":"2","class":"bank.SlowTest","container":true,"reason":"its JVM was killed by signal 9",\
            "again":true}
            {"kind":"te
            {"kind":"end","subjects":1,"libraries":0,"tests":1}
            """;

    static final String INDEX = """
            {"kind":"run","version":2,"java":"17.0.15","branches":true}
            """;

    private ReportTexts() {}
}
