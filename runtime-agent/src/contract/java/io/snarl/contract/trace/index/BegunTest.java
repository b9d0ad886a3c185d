package io.snarl.contract.trace.index;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import io.snarl.contract.json.RelativePaths;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A test or a container of tests that has begun.
 *
 * @param container whether it is a container
 * @param trace the trace of a container's setup, which is there if anything was recorded
 */
public record BegunTest(SeedTestName test, boolean container, Optional<Path> trace) {

    static BegunTest read(JsonLine line) {
        return new BegunTest(SeedTestName.read(line), line.has("container"), line.path("trace"));
    }

    JsonLineWriter addTo(JsonLineWriter line, RelativePaths paths) {
        test.addTo(line);
        return container ? line.with("container", true).with("trace", paths.of(trace)) : line;
    }
}
