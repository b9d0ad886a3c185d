package io.snarl.benchmark.measuring;

import java.nio.file.Path;

/**
 * What the build tells a benchmark by system properties: where things are.
 *
 * @param task the task that runs the benchmark
 */
public record BuildSettings(String task) {

    public String get(String name) {
        String property = "snarl." + task + "." + name;
        String value = System.getProperty(property);
        if (value == null) {
            throw new BenchmarkFailure("The system property " + property
                    + " is missing: start the benchmark by './gradlew :runtime-agent:" + task + "'.");
        }
        return value;
    }

    public Path path(String name) {
        return Path.of(get(name));
    }
}
