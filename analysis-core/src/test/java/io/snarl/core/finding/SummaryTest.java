package io.snarl.core.finding;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.carve.Reason;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SummaryTest {

    private static final Map<String, Long> PREDICTED = new LinkedHashMap<>();

    static {
        PREDICTED.put("lockNodes", 0L);
        PREDICTED.put("cycles", 0L);
        PREDICTED.put("triples", 9L);
        PREDICTED.put("races", 0L);
    }

    private final Path project = Path.of("/builds/bank").toAbsolutePath();
    private final SomeFindings some = new SomeFindings(project);

    @Test
    void run_with_bugs_says_where_they_are_and_how_to_replay_them() {
        assertThat(textOf(some.counts(), some.all())).isEqualTo("""
                        5 seed tests led to 2 concurrent tests: 2 bugs confirmed, 0 benign, 1 not confirmed

                        DEADLOCK bank.AccountDeadlockTest.transferTo_deadlocks_with_transferTo
                          each thread holds a lock taken at bank.Account.transferTo(Account.java:34)
                          and waits for another at bank.Account.deposit(Account.java:22)
                          Replay: ./gradlew fuzzConcurrentTests --replay build/snarl/schedules/Account.transferTo.schedule

                        NOT LINEARIZABLE bank.AccountConcurrencyTest.deposit_loses_an_update_with_deposit and 1 other pair of calls
                          bank.Account.balance is read at bank.Account.deposit(Account.java:22)
                          then written by another thread at bank.Account.deposit(Account.java:22)
                          then written at bank.Account.deposit(Account.java:22)
                          Account.balance() = 5
                          Replay: ./gradlew fuzzConcurrentTests --replay build/snarl/schedules/deposit.schedule

                          not confirmed: close deadlocks with transferTo: no schedule of 100 led to it
                        Not examined for lost updates and the like, since nothing says that they are made for several threads (name them in subjects.include, without *, to have them examined): bank.Statement
                        Not called by threads, since only code of the library can call them and users have another way to the same objects, or since their comments say that they are not thread-safe: bank.Account.book
                        Not tried, by reason: 2 a lock made inside the call; 1 a common outer lock
                        Time: 2.8 s (analysis 0.3 s, running 2.5 s)
                        Tests: %1$s/sources
                        Findings: %1$s/findings.json""".formatted(project));
    }

    @Test
    void threads_that_do_different_things_are_told_apart() {
        assertThat(textOf(some.counts(), List.of(some.deadlock("a", some.ofBank(), some.opposite()))))
                .contains(
                        "  one thread holds a lock taken at bank.Account.transferTo(Account.java:34)\n",
                        "  and waits for another at bank.Bank.close(Bank.java:9)\n",
                        "  one thread holds a lock taken at bank.Bank.close(Bank.java:9)\n",
                        "  and waits for another at bank.Account.deposit(Account.java:22)\n",
                        "  and 1 more deadlock in this test\n");
    }

    @Test
    void run_that_was_cut_short_says_so_and_what_to_do() {
        assertThat(textOf(new Counts(1, 1, Map.of(), 0, Map.of(), 0, List.of(), List.of(), List.of(), true), List.of()))
                .contains("The time was over before everything was tried")
                .contains("--time-budget");
    }

    @Test
    void what_went_wrong_inside_is_told_in_one_line_with_what_to_do() {
        var mishaps =
                List.of("planning tests of demo.A.a() with demo.A.b(): java.lang.NullPointerException", "another");

        assertThat(textOf(new Counts(1, 1, Map.of(), 0, Map.of(), 0, List.of(), List.of(), mishaps, false), List.of())
                        .lines())
                .contains(
                        "Not examined, because something went wrong inside Snarl (2): planning tests of demo.A.a() with"
                                + " demo.A.b(): java.lang.NullPointerException and more in "
                                + project.resolve("findings.json")
                                + ". Everything else was. Please report it with " + project.resolve("mishaps.log")
                                + ".");
    }

    @Test
    void run_that_found_nothing_says_so() {
        assertThat(textOf(
                        new Counts(1, 1, Map.of(), 0, Map.of(), 0, List.of(), List.of(), List.of(), false), List.of()))
                .isEqualTo("""
                        1 seed test led to 0 concurrent tests: 0 bugs confirmed, 0 benign, 0 not confirmed
                        Time: 2.8 s (analysis 0.3 s, running 2.5 s)
                        Findings: %s/findings.json""".formatted(project));
    }

    @Test
    void many_findings_fit_on_one_screen() {
        List<Finding> findings = IntStream.range(0, 100)
                .mapToObj(number -> number < 60
                        ? some.deadlock("a" + number, some.ofBank())
                        : some.other("b" + number, Verdict.NOT_CONFIRMED, "nothing happened\n  at all"))
                .toList();

        assertThat(textOf(some.counts(), findings))
                .contains("led to 2 concurrent tests: 60 bugs confirmed, 0 benign, 40 not confirmed")
                .contains("and 56 more, all in " + project.resolve("findings.json"))
                .contains("  and 37 more not confirmed, all in ")
                .doesNotContain("at all")
                .satisfies(text -> assertThat(text.lines()).hasSizeLessThan(45));
    }

    @Test
    void known_bugs_are_counted_and_named_apart_from_new_ones() {
        assertThat(textOf(new Findings(
                        some.counts(), some.all(), Set.of(some.confirmed().id()))))
                .contains("led to 2 concurrent tests: 2 bugs confirmed (1 known), 0 benign, 1 not confirmed\n")
                .contains("NOT LINEARIZABLE ")
                .contains("\n  known: Account.transferTo (transferTo deadlocks with transferTo)\n")
                .doesNotContain("DEADLOCK ");
        assertThat(textOf(new Findings(some.counts(), List.of(some.confirmed()), Set.of("Account.transferTo"))))
                .contains("1 bug confirmed (1 known), 0 benign, 0 not confirmed\n  known: Account.transferTo (");
    }

    @Test
    void many_known_bugs_fit_on_one_screen() {
        List<Finding> findings = IntStream.range(0, 60)
                .mapToObj(number -> some.deadlock("a" + number, some.ofBank()))
                .toList();
        Set<String> ids = findings.stream().map(Finding::id).collect(Collectors.toSet());

        assertThat(textOf(new Findings(some.counts(), findings, ids)))
                .contains("  and 55 more known, all in " + project.resolve("findings.json"));
    }

    @Test
    void what_is_no_loss_is_left_to_those_who_want_to_know_exactly() {
        Map<String, Long> infeasible = Map.of(Reason.GUARDED.toString(), 7L, Reason.NO_MAKER.toString(), 2L);
        var counts = new Counts(1, 1200, PREDICTED, 0, infeasible, 0, List.of(), List.of(), List.of(), false);
        Summary summary = summaryOf(new Findings(counts, List.of()));

        assertThat(summary.text())
                .contains("\nNot tried, by reason: 2 " + Reason.NO_MAKER + "\n")
                .doesNotContain(Reason.GUARDED.toString());
        assertThat(summary.details())
                .isEqualTo("1,200 events: 0 lock nodes, 0 cycles, 9 triples, 0 races, 0 candidates\n9 infeasible: 7 "
                        + Reason.GUARDED + "; 2 " + Reason.NO_MAKER);
    }

    @Test
    void one_case_shows_why_nothing_could_be_tried() {
        Map<String, Long> infeasible = Map.of(Reason.GUARDED.toString(), 7L, Reason.NOT_WRITABLE.toString(), 2L);
        List<Finding> findings = List.of(
                some.other("a", Verdict.INFEASIBLE, Reason.GUARDED + ": by a lock"),
                some.other("b", Verdict.INFEASIBLE, Reason.NOT_WRITABLE + ": add JUnit Jupiter\nto it"),
                some.other("c", Verdict.INFEASIBLE, Reason.NOT_WRITABLE + ": something else"));

        assertThat(textOf(countsWith(0, infeasible), findings))
                .contains("\nNot tried, by reason: 2 " + Reason.NOT_WRITABLE
                        + "\n  such as: close deadlocks with transferTo: " + Reason.NOT_WRITABLE
                        + ": add JUnit Jupiter\n");
        assertThat(textOf(countsWith(1, infeasible), findings)).doesNotContain("such as");
    }

    private static Counts countsWith(int tests, Map<String, Long> infeasible) {
        return new Counts(1, 1200, PREDICTED, 0, infeasible, tests, List.of(), List.of(), List.of(), false);
    }

    private String textOf(Counts counts, List<Finding> findings) {
        return textOf(new Findings(counts, findings));
    }

    private String textOf(Findings findings) {
        return summaryOf(findings).text();
    }

    private Summary summaryOf(Findings findings) {
        var phases = new LinkedHashMap<String, Duration>();
        phases.put("analysis", Duration.ofMillis(300));
        phases.put("running", Duration.ofMillis(2500));
        return new Summary(
                findings,
                List.of(),
                phases,
                project.resolve("sources"),
                project.resolve("findings.json"),
                project.resolve("mishaps.log"),
                new ReplayCommand("./gradlew fuzzConcurrentTests --replay ", project));
    }
}
