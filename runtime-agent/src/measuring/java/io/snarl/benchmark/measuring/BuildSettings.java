package io.snarl.benchmark.measuring;

import java.nio.file.Path;

/**
 * What the build tells a benchmark by system properties: where things are.
 *
 * @param task the path of the task that runs the benchmark
 * @param prefix what the names of the properties begin with
 */
public record BuildSettings(String task, String prefix) {

    public String get(String name) {
        String property = prefix + "." + name;
        String value = System.getProperty(property);
        if (value == null) {
            throw new BenchmarkFailure("The system property " + property
                    + " is missing: start the benchmark by './gradlew " + task + "'.");
        }
        return value;
    }

    public Path path(String name) {
        return Path.of(get(name));
    }
}
