package io.snarl.contract.trace.index;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;

/**
 * A test or container of tests that was not run.
 *
 * @param id its unique id on the JUnit Platform
 */
public record SkippedTest(String id, String reason) {

    static SkippedTest read(JsonLine line) {
        return new SkippedTest(line.string("id"), line.string("reason"));
    }

    JsonLineWriter addTo(JsonLineWriter line) {
        return line.with("id", id).with("reason", reason);
    }
}
