package io.snarl.contract.trace.index;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import java.util.Optional;

/**
 * A seed test of which nothing is known, because its JVM ended in the middle of it or its trace could not be written; or a
 * container with all of its tests that had not ended.
 *
 * @param id its unique id on the JUnit Platform
 * @param className the class that has it, if its engine names one
 * @param method the method that it is, if its engine names one
 * @param name its display name, if it is a test
 * @param container whether it is a container of tests
 * @param reason what happened
 * @param remedy what a user can do about it
 * @param again whether it may be there if the same is run again
 */
public record LostTest(
        String id,
        Optional<String> className,
        Optional<String> method,
        Optional<String> name,
        boolean container,
        String reason,
        Optional<String> remedy,
        boolean again) {

    /** Names it as a person would. */
    public String title() {
        return name.flatMap(display -> TestTitle.of(className, method, display))
                .or(() -> className)
                .orElseGet(() -> TestTitle.ofId(id));
    }

    static LostTest read(JsonLine line) {
        SeedTestName test = SeedTestName.read(line);
        return new LostTest(
                test.id(),
                test.className(),
                test.method(),
                test.name(),
                line.truth("container"),
                line.string("reason"),
                line.optionalString("remedy"),
                line.truth("again"));
    }

    JsonLineWriter addTo(JsonLineWriter line) {
        return new SeedTestName(id, className, method, name)
                .addTo(line)
                .with("container", container)
                .with("reason", reason)
                .with("remedy", remedy)
                .with("again", again);
    }
}
