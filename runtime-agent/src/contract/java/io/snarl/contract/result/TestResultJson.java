package io.snarl.contract.result;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import io.snarl.contract.json.RelativePaths;
import java.util.Optional;

/** The line of a test in the file of results. */
final class TestResultJson {

    private TestResultJson() {}

    static JsonLineWriter write(TestResult test, RelativePaths paths) {
        var line = new JsonLineWriter()
                .with("test", test.id())
                .with("class", test.className())
                .with("method", test.method())
                .with("display", test.display())
                .with("outcome", JsonLine.word(test.outcome()))
                .with("kind", test.kind().map(JsonLine::word))
                .with("schedules", test.schedules())
                .with("millis", test.millis())
                .with("strategy", test.strategy())
                .with("claim", test.claim())
                .with("summary", test.summary())
                .with("details", test.details())
                .with("deadlock", test.deadlock().map(Deadlock::json).orElse(null))
                .with("schedule", paths.of(test.schedule()))
                .with("interleaving", paths.of(test.interleaving()))
                .with("remarks", test.remarks());
        test.replayed()
                .ifPresent(replayed ->
                        line.with("replayed", paths.of(replayed.schedule())).with("reproduced", replayed.reproduced()));
        if (!test.collected().equals(Collected.NOTHING)) {
            test.collected().addTo(line, paths);
        }
        return line;
    }

    static TestResult read(JsonLine line) {
        return new TestResult(
                line.string("test"),
                line.optionalString("class"),
                line.optionalString("method"),
                line.string("display"),
                line.constant("outcome", TestOutcome.class),
                line.has("kind") ? Optional.of(line.constant("kind", FailureKind.class)) : Optional.empty(),
                line.count("schedules"),
                line.longCount("millis"),
                line.optionalString("strategy"),
                line.optionalString("claim"),
                line.optionalString("summary"),
                line.strings("details"),
                line.path("schedule"),
                line.path("interleaving"),
                line.strings("remarks"),
                line.object("deadlock").map(Deadlock::read),
                line.path("replayed").map(file -> new TestResult.Replayed(file, line.count("reproduced"))),
                Collected.read(line));
    }
}
