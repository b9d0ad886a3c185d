package io.snarl.core.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.finding.Cause;
import io.snarl.core.finding.Counts;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.OtherCalls;
import io.snarl.core.finding.SomeFindings;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.atomicity.violation.AtomicityVerdicts;
import io.snarl.core.kind.deadlock.DeadlockKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaselineTest {

    private static final BaselineWords WORDS = new BaselineWords("snarl-baseline.json");

    private final SomeFindings some = new SomeFindings(Path.of("/builds/bank").toAbsolutePath());
    private final Findings found = new Findings(some.counts(), some.all());
    private final Baseline all = Baseline.of(found);

    @Test
    void all_bugs_and_nothing_else_are_accepted() {
        assertThat(all.accepted())
                .extracting(AcceptedFinding::id)
                .containsExactly("Account.deposit_deposit-not-linearizable", "Account.transferTo");
        assertThat(all.mark(found).known())
                .containsExactlyInAnyOrder(
                        some.confirmed().id(), some.lostUpdate().id());
        assertThat(all.mark(found).unknown()).isEmpty();
        assertThat(all.accepts(some.unconfirmed())).isFalse();
        assertThat(Baseline.EMPTY.mark(found).unknown()).hasSize(2);
    }

    @Test
    void finding_is_known_by_what_it_is_even_if_its_id_its_lines_and_the_order_of_its_calls_have_changed() {
        Finding elsewhere = some.deadlock("Account.transferTo-2", some.ofBank());

        assertThat(all.accepts(elsewhere)).isTrue();
    }

    @Test
    void id_of_an_accepted_finding_accepts_no_other_bug() {
        Finding other =
                changed(some.confirmed(), "bank.Ledger", some.confirmed().calls(), DeadlockKind.DEADLOCK);
        Finding ofOtherCalls =
                changed(some.confirmed(), "bank.Account", List.of("Account.close()"), DeadlockKind.DEADLOCK);
        Finding crash =
                changed(some.confirmed(), "bank.Account", some.confirmed().calls(), AtomicityVerdicts.CRASH);

        assertThat(List.of(other, ofOtherCalls, crash)).noneMatch(all::accepts);
    }

    @Test
    void cause_is_known_whichever_calls_show_it() {
        Finding shown = some.lostUpdate();
        OtherCalls other = shown.others().get(0);
        Finding shownByOthers = ofCause(
                shown, "Account.deposit_withdraw", AtomicityVerdicts.CRASH, other.calls(), shown.causes(), List.of());
        Finding ofOtherCause = ofCause(
                shown,
                shown.id(),
                shown.verdict(),
                shown.calls(),
                List.of(new Cause("atomicity bank.Account.owner", "no lock guards bank.Account.owner")),
                List.of());

        assertThat(all.accepts(shownByOthers)).isTrue();
        assertThat(all.accepts(ofOtherCause)).isFalse();
    }

    @Test
    void baseline_of_single_calls_accepts_a_cause_if_it_accepts_all_calls_that_show_it(@TempDir Path directory)
            throws IOException {
        Finding finding = some.lostUpdate();
        Finding alone = ofCause(finding, finding.id(), finding.verdict(), finding.calls(), List.of(), List.of());
        Finding other = ofCause(
                finding,
                "Account.deposit_withdraw-not-linearizable",
                finding.verdict(),
                finding.others().get(0).calls(),
                List.of(),
                List.of());
        var file = new BaselineFile(directory.resolve("snarl-baseline.json"));
        file.write(Baseline.of(new Findings(some.counts(), List.of(alone))));
        Baseline ofOne = file.read();
        file.write(Baseline.of(new Findings(some.counts(), List.of(alone, other))));
        Baseline ofBoth = file.read();
        Findings now = new Findings(some.counts(), List.of(finding));

        assertThat(ofOne.accepts(finding)).isFalse();
        assertThat(ofBoth.accepts(finding)).isTrue();
        assertThat(WORDS.of(ofOne, ofOne.mark(now)))
                .anyMatch(line -> line.startsWith("Of an older version in snarl-baseline.json: 1 that accept"))
                .anyMatch(line -> line.contains("run synthesizeConcurrentTests --update-baseline"))
                .noneMatch(line -> line.contains("not found"));
        assertThat(WORDS.of(ofBoth.updatedTo(now), now))
                .containsExactly("Known by snarl-baseline.json: 0 of 1 confirmed");
    }

    private static Finding ofCause(
            Finding finding,
            String id,
            Verdict verdict,
            List<String> calls,
            List<Cause> causes,
            List<OtherCalls> others) {
        return new Finding(
                id,
                verdict,
                finding.kind(),
                finding.subject(),
                finding.title(),
                calls,
                finding.test(),
                finding.bugs(),
                finding.predicted(),
                finding.seedTests(),
                finding.reason(),
                finding.alternatives(),
                causes,
                others);
    }

    @Test
    void accepted_findings_are_counted_and_those_not_found_are_named_with_what_to_do() {
        Findings onlyOne = all.mark(new Findings(some.counts(), List.of(some.confirmed())));

        assertThat(WORDS.of(all, onlyOne))
                .containsExactly(
                        "Known by snarl-baseline.json: 1 of 1 confirmed",
                        "Accepted in snarl-baseline.json, but not found any more (run synthesizeConcurrentTests"
                                + " --update-baseline to take it out):",
                        "  Account.deposit_deposit-not-linearizable (Account: deposit loses an update with deposit)");
        assertThat(WORDS.of(Baseline.EMPTY, found)).isEmpty();
    }

    @Test
    void update_says_what_was_added_and_removed() {
        Baseline before = Baseline.of(new Findings(some.counts(), List.of(some.confirmed())));
        Findings now = new Findings(some.counts(), List.of(some.lostUpdate()));

        assertThat(WORDS.ofUpdate(before, before.updatedTo(now)))
                .containsExactly(
                        "Baseline snarl-baseline.json: 1 accepted, 1 added, 1 removed",
                        "  added Account.deposit_deposit-not-linearizable (Account: deposit loses an update with deposit)",
                        "  removed Account.transferTo (transferTo deadlocks with transferTo)");
    }

    @Test
    void what_a_cut_search_did_not_get_to_stays_accepted() {
        Counts cut = new Counts(1, 1, Map.of(), 0, Map.of(), 0, List.of(), List.of(), List.of(), true);
        Findings none = new Findings(cut, List.of());

        assertThat(all.updatedTo(none)).isEqualTo(all);
        assertThat(WORDS.of(all, none))
                .contains("Accepted in snarl-baseline.json, but not found before the time was over:");
    }

    private static Finding changed(Finding finding, String subject, List<String> calls, Verdict verdict) {
        return new Finding(
                finding.id(),
                verdict,
                finding.kind(),
                subject,
                finding.title(),
                calls,
                finding.test(),
                finding.bugs(),
                finding.predicted(),
                finding.seedTests(),
                finding.reason(),
                finding.alternatives());
    }
}
