package io.snarl.core.source;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.kind.deadlock.DeadlocksShown;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.source.expression.Target;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WrittenTestsTest {

    private static final Target.Framework JUPITER = Target.Framework.JUNIT_JUPITER;

    @TempDir
    Path directory;

    private static PlanBuilder transfers(SeedProgram bank) {
        PlanBuilder plan = bank.plan("bank.AccountTest");
        Variable left = plan.create("left = new Account", "bank.Account", "(J)V", 1000L);
        Variable right = plan.create("right = new Account", "bank.Account", "(J)V", 50L);
        plan.thread("left.transferTo", "bank.Account", left, "transferTo", "(Lbank/Account;J)V", right, 10L);
        plan.thread("left.transferTo", "bank.Account", right, "transferTo", "(Lbank/Account;J)V", left, 10L);
        return plan;
    }

    @Test
    void names_and_constants_are_those_of_the_seed_test() throws IOException {
        SeedProgram bank = SeedProgram.of("bank", directory);
        var edge = new Deadlock.Edge(
                "bank.Account",
                new CodePlace("bank.Account", "transferTo", "Account.java", 12),
                "bank.Account",
                new CodePlace("bank.Account", "transferTo", "Account.java", 13));
        var test = new TestDraft(
                transfers(bank).build(),
                new DeadlocksShown(List.of(new Deadlock(List.of(edge, edge)))),
                List.of(new SeedTest(0, "", "bank.AccountTest", "money_is_moved")));
        bank.assertWrites("confirmed", new Target("bank", JUPITER, 17), "bank.Account", test);
    }

    @Test
    void class_files_alone_will_do() throws IOException {
        SeedProgram bank = SeedProgram.withoutSources("bank", directory);
        bank.assertWrites(
                "sources-missing",
                new Target("bank", JUPITER, 17),
                "bank.Account",
                transfers(bank).test(),
                transfers(bank).test());
    }

    @Test
    void junit_4_needs_public_tests() throws IOException {
        SeedProgram bank = SeedProgram.of("bank", directory);
        bank.assertWrites(
                "junit4",
                new Target("bank", Target.Framework.JUNIT_4, 8),
                "bank.Account",
                transfers(bank).test());
    }

    private static Deadlock.Edge edge(String held, int heldAt, String wanted, int wantedAt) {
        return new Deadlock.Edge(
                held,
                new CodePlace("bank.Account", "lock", "Account.java", heldAt),
                wanted,
                new CodePlace("bank.Account", "lock", "Account.java", wantedAt));
    }

    @Test
    void locks_that_are_no_variables_are_told_by_their_classes() throws IOException {
        SeedProgram bank = SeedProgram.of("bank", directory);
        var ofOneClass = new Deadlock(List.of(
                edge("java.lang.Object", 3, "java.lang.Object", 4),
                edge("java.lang.Object", 5, "java.lang.Object", 6)));
        var ofTwoClasses =
                new Deadlock(List.of(edge("bank.Account", 3, "bank.Log", 4), edge("bank.Log", 5, "bank.Account", 6)));
        var ofThree = new Deadlock(List.of(
                edge("bank.A", 1, "bank.B", 2), edge("bank.B", 3, "bank.C", 4), edge("bank.C", 5, "bank.A", 6)));
        bank.assertWrites(
                "locks",
                new Target("bank", JUPITER, 17),
                "bank.Account",
                deadlocking(bank, ofOneClass),
                deadlocking(bank, ofTwoClasses),
                deadlocking(bank, ofThree));
    }

    private static TestDraft deadlocking(SeedProgram bank, Deadlock... deadlocks) {
        return new TestDraft(transfers(bank).build(), new DeadlocksShown(List.of(deadlocks)), List.of());
    }

    @Test
    void of_several_deadlocks_the_first_is_told() throws IOException {
        SeedProgram bank = SeedProgram.of("bank", directory);
        String account = "bank.Account";
        var first = new Deadlock(List.of(edge(account, 3, account, 4), edge(account, 5, account, 6)));
        var second = new Deadlock(List.of(edge(account, 3, account, 4), edge(account, 7, account, 8)));
        var third = new Deadlock(List.of(edge(account, 7, account, 8), edge(account, 7, account, 8)));
        bank.assertWrites(
                "several-deadlocks",
                new Target("bank", JUPITER, 17),
                account,
                deadlocking(bank, first, second),
                deadlocking(bank, first, second, third));
    }

    @Test
    void places_without_lines_are_told_by_their_methods() throws IOException {
        SeedProgram bank = SeedProgram.of("bank", directory);
        var edge = new Deadlock.Edge(
                "bank.Log",
                new CodePlace("bank.Log", "<init>", "", 0),
                "bank.Account",
                new CodePlace("bank.Account$Entry", "append", "Account.java", 0));
        bank.assertWrites(
                "lines-missing",
                new Target("bank", JUPITER, 17),
                "bank.Account",
                deadlocking(bank, new Deadlock(List.of(edge, edge))));
    }

    private static PlanBuilder copies(SeedProgram generics) {
        PlanBuilder plan = generics.plan("lib.RegistryTest");
        Variable numbers = plan.create("numbers = new", "java.util.ArrayList", "()V");
        plan.call("numbers.add", "java.util.List", numbers, "add", "(Ljava/lang/Object;)Z", 1);
        Variable first = plan.create("first = new", "lib.Registry", "()V");
        plan.call("first.put", "lib.Registry", first, "put", "(Ljava/lang/Object;Ljava/util/List;)V", "one", numbers);
        Variable second = plan.create("second = new", "lib.Registry", "()V");
        plan.thread("first.copyTo", "lib.Registry", first, "copyTo", "(Llib/Registry;)V", second);
        plan.thread("first.copyTo", "lib.Registry", second, "copyTo", "(Llib/Registry;)V", first);
        return plan;
    }

    @Test
    void type_arguments_are_those_of_the_seed_test() throws IOException {
        SeedProgram generics = SeedProgram.of("generics", directory);
        generics.assertWrites(
                "with-source",
                new Target("lib", JUPITER, 17),
                "lib.Registry",
                copies(generics).test());
    }

    @Test
    void type_arguments_follow_from_uses() throws IOException {
        SeedProgram generics = SeedProgram.withoutSources("generics", directory);
        generics.assertWrites(
                "sources-missing",
                new Target("lib", JUPITER, 11),
                "lib.Registry",
                copies(generics).test());
        generics.assertWrites(
                "level-8",
                new Target("lib", JUPITER, 8),
                "lib.Registry",
                copies(generics).test());
    }
}
