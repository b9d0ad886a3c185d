package io.snarl.contract.trace.index;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import java.util.Optional;

/**
 * What the index calls a test or a container of tests.
 *
 * @param id its unique id on the JUnit Platform
 * @param className the class that has it, if its engine names one
 * @param method the method that it is, if its engine names one
 * @param name its display name; a container may have none
 */
public record SeedTestName(String id, Optional<String> className, Optional<String> method, Optional<String> name) {

    /** Returns the name of a container. */
    public static SeedTestName ofContainer(String id, Optional<String> className) {
        return new SeedTestName(id, className, Optional.empty(), Optional.empty());
    }

    static SeedTestName read(JsonLine line) {
        return new SeedTestName(
                line.string("id"),
                line.optionalString("class"),
                line.optionalString("method"),
                line.optionalString("name"));
    }

    JsonLineWriter addTo(JsonLineWriter line) {
        return line.with("id", id)
                .with("class", className)
                .with("method", method)
                .with("name", name);
    }
}
