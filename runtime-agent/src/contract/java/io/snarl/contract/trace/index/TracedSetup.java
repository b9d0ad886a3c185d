package io.snarl.contract.trace.index;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import io.snarl.contract.json.RelativePaths;
import java.util.Optional;

/**
 * What ran for a whole container of tests, such as {@code @BeforeAll} or static initialisers of its class.
 *
 * @param id the container's unique id on the JUnit Platform
 * @param className the class that the container is, if its engine names one
 * @param recording its trace, if anything was recorded
 * @param ended whether the container has ended, and not its JVM before
 */
public record TracedSetup(String id, Optional<String> className, Optional<Recording> recording, boolean ended) {

    static TracedSetup read(JsonLine line) {
        SeedTestName container = SeedTestName.read(line);
        return new TracedSetup(container.id(), container.className(), Recording.read(line), true);
    }

    JsonLineWriter addTo(JsonLineWriter line, RelativePaths paths) {
        SeedTestName.ofContainer(id, className).addTo(line);
        recording.ifPresent(trace -> trace.addTo(line, paths));
        return line;
    }
}
