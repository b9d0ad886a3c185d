package io.snarl.core.finding;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.kind.atomicity.violation.AtomicityVerdicts;
import io.snarl.core.kind.atomicity.violation.PredictedConflict;
import io.snarl.core.kind.atomicity.violation.Violation;
import io.snarl.core.kind.deadlock.DeadlockDefect;
import io.snarl.core.kind.deadlock.DeadlockKind;
import io.snarl.core.kind.deadlock.PredictedDeadlock;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One finding of each kind, in a project somewhere. */
public record SomeFindings(Path project) {

    private static final String ACCOUNT = "bank.Account";
    private static final CodePlace TRANSFER = new CodePlace(ACCOUNT, "transferTo", "Account.java", 34);
    private static final CodePlace DEPOSIT = new CodePlace(ACCOUNT, "deposit", "Account.java", 22);
    private static final CodePlace CLOSE = new CodePlace("bank.Bank", "close", "Bank.java", 9);

    private static final Cause BALANCE =
            new Cause("atomicity bank.Account.balance", "no lock guards bank.Account.balance");

    private static final Cause TRANSFERS = new Cause(
            "deadlock bank.Account.transferTo > bank.Account",
            "bank.Account.transferTo holds a lock while it takes one of bank.Account");

    public Counts counts() {
        return new Counts(
                5,
                12_345,
                predicted(),
                4,
                Map.of("a common outer lock", 1L, "a lock made inside the call", 2L),
                2,
                List.of("bank.Statement"),
                List.of("bank.Account.book"),
                List.of(),
                false);
    }

    private static Map<String, Long> predicted() {
        Map<String, Long> predicted = new LinkedHashMap<>();
        predicted.put("lockNodes", 3L);
        predicted.put("cycles", 2L);
        predicted.put("triples", 7L);
        predicted.put("races", 6L);
        return predicted;
    }

    public List<Finding> all() {
        return List.of(confirmed(), lostUpdate(), unconfirmed(), infeasible());
    }

    public Finding confirmed() {
        return deadlock("Account.transferTo", opposite());
    }

    public Finding deadlock(String id, Deadlock... deadlocks) {
        return new Finding(
                id,
                DeadlockKind.DEADLOCK,
                "deadlock",
                ACCOUNT,
                "transferTo deadlocks with transferTo",
                List.of("Account.transferTo(Account, long)", "Account.transferTo(Account, long)"),
                Optional.of(new TestMethod(
                        "bank.AccountDeadlockTest",
                        "transferTo_deadlocks_with_transferTo",
                        project.resolve(
                                "build/generated/sources/snarl/concurrentTest/java/bank/AccountDeadlockTest.java"))),
                List.of(deadlocks).stream().map(deadlock -> shown(id, deadlock)).toList(),
                List.of(new PredictedDeadlock(opposite())),
                List.of("bank.AccountTest.transfers"),
                Optional.empty(),
                List.of(),
                List.of(TRANSFERS),
                List.of());
    }

    public Finding lostUpdate() {
        var read = new Conflict.Access(false, 0, DEPOSIT);
        var remote = new Conflict.Access(true, 1, DEPOSIT);
        var write = new Conflict.Access(true, 0, DEPOSIT);
        var conflict = new Conflict("bank.Account.balance", read, remote, Optional.of(write));
        List<String> calls = List.of("Account.deposit(long)", "Account.deposit(long)");
        var violation = new Violation(
                AtomicityVerdicts.NOT_LINEARIZABLE,
                calls,
                Optional.empty(),
                List.of(conflict),
                List.of("Account.balance() = 5"),
                List.of(List.of("10")),
                List.of("Account.toString()"),
                4);
        return new Finding(
                "Account.deposit_deposit-not-linearizable",
                AtomicityVerdicts.NOT_LINEARIZABLE,
                "atomicity",
                ACCOUNT,
                "Account: deposit loses an update with deposit",
                calls,
                Optional.of(new TestMethod(
                        "bank.AccountConcurrencyTest",
                        "deposit_loses_an_update_with_deposit",
                        project.resolve("build/generated/AccountConcurrencyTest.java"))),
                List.of(new Bug(
                        violation,
                        project.resolve("build/snarl/schedules/deposit.schedule"),
                        project.resolve("build/snarl/schedules/deposit.jsonl"),
                        3)),
                List.of(new PredictedConflict(conflict)),
                List.of("bank.AccountTest.deposits"),
                Optional.empty(),
                List.of(),
                List.of(BALANCE),
                List.of(withdrawals()));
    }

    /** Other calls that lose updates of the same variable. */
    private static OtherCalls withdrawals() {
        return new OtherCalls(
                "Account: deposit loses an update with withdraw",
                AtomicityVerdicts.NOT_LINEARIZABLE,
                ACCOUNT,
                List.of("Account.deposit(long)", "Account.withdraw(long)"),
                Optional.of("bank.Account.balance"),
                List.of("bank.Account.balance is read at " + DEPOSIT),
                List.of(DEPOSIT));
    }

    public Deadlock opposite() {
        var edge = new Deadlock.Edge(ACCOUNT, TRANSFER, ACCOUNT, DEPOSIT);
        return new Deadlock(List.of(edge, edge));
    }

    public Deadlock ofBank() {
        return new Deadlock(List.of(
                new Deadlock.Edge("bank.Bank", CLOSE, ACCOUNT, DEPOSIT),
                new Deadlock.Edge(ACCOUNT, TRANSFER, "bank.Bank", CLOSE)));
    }

    public Finding unconfirmed() {
        return other("Bank.close", Verdict.NOT_CONFIRMED, "no schedule of 100 led to it");
    }

    Finding infeasible() {
        return other("Bank.open", Verdict.INFEASIBLE, "nothing is known to put an account into a bank");
    }

    Finding other(String id, Verdict verdict, String reason) {
        return new Finding(
                id,
                verdict,
                "deadlock",
                "bank.Bank",
                "close deadlocks with transferTo",
                List.of("Bank.close()", "Account.transferTo(Account, long)"),
                Optional.empty(),
                List.of(),
                List.of(new PredictedDeadlock(ofBank())),
                List.of("bank.AccountTest.transfers", "bank.BankTest.closes"),
                Optional.of(reason),
                List.of("with the objects of bank.BankTest.opens: a call threw an exception"));
    }

    private Bug shown(String id, Deadlock deadlock) {
        return new Bug(
                new DeadlockDefect(deadlock),
                project.resolve("build/snarl/schedules/" + id + ".schedule"),
                project.resolve("build/snarl/schedules/" + id + ".jsonl"),
                3);
    }
}
