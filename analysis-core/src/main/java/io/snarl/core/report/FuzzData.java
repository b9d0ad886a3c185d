package io.snarl.core.report;

import com.google.gson.JsonObject;
import io.snarl.contract.result.RunResults;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.result.TestResult;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.kind.BugKinds;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Data of the page: a run of the concurrent tests. */
final class FuzzData {

    private final CodeData code;
    private final Commands commands;
    private final BugKinds kinds;
    private final Map<String, String> findingByTest = new HashMap<>();

    FuzzData(CodeData code, Commands commands, BugKinds kinds, Optional<Findings> findings) {
        this.code = code;
        this.commands = commands;
        this.kinds = kinds;
        findings.ifPresent(known -> known.list().forEach(this::addTestOf));
    }

    JsonObject of(RunResults run) {
        var members = new JsonObject();
        members.addProperty("complete", run.complete());
        members.addProperty("schedules", run.schedules());
        run.seed().ifPresent(seed -> members.addProperty("seed", seed));
        members.add("running", JsonLists.ofTexts(run.running()));
        members.add("tests", JsonLists.of(run.tests(), this::test));
        return members;
    }

    private void addTestOf(Finding finding) {
        finding.test().ifPresent(test -> findingByTest.put(test.toString(), finding.id()));
    }

    private JsonObject test(TestResult test) {
        var members = new JsonObject();
        members.addProperty("id", test.id());
        members.addProperty("name", nameOf(test));
        members.addProperty(
                "outcome", test.outcome().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        test.kind().ifPresent(kind -> members.addProperty("kind", kind.toString()));
        members.addProperty("schedules", test.schedules());
        test.strategy().ifPresent(strategy -> members.addProperty("strategy", strategy));
        test.claim().ifPresent(claim -> members.addProperty("claim", claim));
        test.summary().ifPresent(summary -> members.addProperty("summary", summary));
        members.add("details", JsonLists.ofTexts(test.details()));
        members.add("remarks", JsonLists.ofTexts(test.remarks()));
        String finding = findingByTest.get(nameOf(test));
        if (finding != null) {
            members.addProperty("finding", finding);
        } else if (test.outcome() != TestOutcome.PASSED) {
            addFailure(members, test);
        }
        return members;
    }

    private void addFailure(JsonObject members, TestResult test) {
        if (test.className().isPresent() && test.method().isPresent()) {
            members.add("test", code.test(test.className().get(), test.method().get()));
        }
        test.schedule()
                .ifPresent(schedule ->
                        members.addProperty("replay", commands.replay().of(schedule)));
        Optional<Defect> defect = kinds.defectIn(test);
        defect.ifPresent(known -> new BugData(code, commands).of(known).asMap().forEach(members::add));
        test.interleaving()
                .ifPresent(file -> InterleavingData.addTo(
                        members,
                        file,
                        steps -> defect.map(known -> known.stepsAtStake(steps)).orElse(Set.of())));
    }

    private static String nameOf(TestResult test) {
        return test.className().isPresent() && test.method().isPresent()
                ? test.className().get() + "." + test.method().get()
                : test.display();
    }
}
