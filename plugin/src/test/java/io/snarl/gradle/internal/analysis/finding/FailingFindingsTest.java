package io.snarl.gradle.internal.analysis.finding;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Counts;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.atomicity.violation.AtomicityVerdicts;
import io.snarl.core.kind.deadlock.DeadlockDefect;
import io.snarl.core.kind.deadlock.DeadlockKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FailingFindingsTest {

    private static final Path PROJECT = Path.of("bank").toAbsolutePath();
    private static final Counts COUNTS =
            new Counts(1, 1, Map.of(), 0, Map.of(), 0, List.of(), List.of(), List.of(), false);

    @Test
    void findings_are_named_with_what_can_be_done() {
        var findings = List.of(finding("a", DeadlockKind.DEADLOCK), finding("b", AtomicityVerdicts.NOT_LINEARIZABLE));

        assertThat(message(new Findings(COUNTS, findings), "not-linearizable"))
                .hasValueSatisfying(message -> assertThat(message.lines())
                        .containsExactly(
                                "By failOn, 1 finding fails the build:",
                                "  NOT LINEARIZABLE b (goes wrong)",
                                "    ./gradlew fuzzConcurrentTests --replay build/b.schedule",
                                "Report: " + PROJECT.resolve("index.html"),
                                "To see one happen, run its command. To keep its test until it is mended, run"
                                        + " adoptConcurrentTests --finding and its id. To accept all that was found, run"
                                        + " synthesizeConcurrentTests --update-baseline."));
    }

    @Test
    void what_is_accepted_or_no_bug_or_not_asked_for_fails_nothing() {
        var findings = List.of(
                finding("a", DeadlockKind.DEADLOCK),
                finding("b", Verdict.NOT_CONFIRMED),
                finding("c", AtomicityVerdicts.CRASH));

        assertThat(message(new Findings(COUNTS, findings, Set.of("a")), "deadlock", "not-linearizable"))
                .isEmpty();
    }

    @Test
    void many_findings_are_counted() {
        List<Finding> findings = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            findings.add(finding("a" + i, AtomicityVerdicts.CRASH));
        }

        assertThat(message(new Findings(COUNTS, findings), "crash"))
                .hasValueSatisfying(message -> assertThat(message)
                        .startsWith("By failOn, 30 findings fail the build:")
                        .contains("  and 20 more"));
    }

    private static Optional<String> message(Findings findings, String... verdicts) {
        var replay = new ReplayCommand("./gradlew fuzzConcurrentTests --replay", PROJECT);
        return new FailingFindings(findings, Set.of(verdicts), PROJECT.resolve("index.html"), replay).message();
    }

    private static Finding finding(String id, Verdict verdict) {
        var place = new CodePlace("bank.Account", "add", "Account.java", 1);
        var deadlock = new Deadlock(List.of(new Deadlock.Edge("bank.Account", place, "bank.Account", place)));
        return new Finding(
                id,
                verdict,
                "deadlock",
                "bank.Account",
                "goes wrong",
                List.of("Account.add()"),
                Optional.empty(),
                List.of(new Bug(
                        new DeadlockDefect(deadlock),
                        PROJECT.resolve("build/" + id + ".schedule"),
                        PROJECT.resolve("build/a.txt"),
                        1)),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of());
    }
}
