package io.snarl.contract.trace.index;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import io.snarl.contract.json.RelativePaths;
import java.util.Optional;

/**
 * A seed test that has run to its end.
 *
 * @param id its unique id on the JUnit Platform
 * @param className the class that has it, if its engine names one
 * @param method the method that it is, if its engine names one
 * @param name its display name
 * @param reason why it did not pass
 * @param recording its trace, if it has one; only a passed test does
 */
public record TracedTest(
        String id,
        Optional<String> className,
        Optional<String> method,
        String name,
        Status status,
        Optional<String> reason,
        Optional<Recording> recording) {

    /** How a test ended. */
    public enum Status {
        PASSED,
        FAILED,
        ABORTED
    }

    /** Names it as a person would. */
    public String title() {
        return TestTitle.of(className, method, name).orElseGet(() -> TestTitle.ofId(id));
    }

    /** Tells whether the test can serve as a seed. */
    public boolean isUsable() {
        return status == Status.PASSED && recording.isPresent();
    }

    static TracedTest read(JsonLine line) {
        SeedTestName test = SeedTestName.read(line);
        return new TracedTest(
                test.id(),
                test.className(),
                test.method(),
                line.string("name"),
                line.constant("outcome", Status.class),
                line.optionalString("reason"),
                Recording.read(line));
    }

    JsonLineWriter addTo(JsonLineWriter line, RelativePaths paths) {
        new SeedTestName(id, className, method, Optional.of(name)).addTo(line);
        line.with("outcome", JsonLine.word(status)).with("reason", reason);
        recording.ifPresent(trace -> trace.addTo(line, paths));
        return line;
    }
}
