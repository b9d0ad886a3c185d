package io.snarl.benchmark;

import io.snarl.benchmark.measuring.BenchmarkFailure;
import io.snarl.benchmark.measuring.BuildSettings;
import io.snarl.benchmark.measuring.Program;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The programs that are measured; the build tells by system properties where their classes are. */
final class Programs {

    static final BuildSettings BUILD = new BuildSettings(":runtime-agent:benchmark", "snarl.benchmark");

    private static final String COLLECTIONS = "org.apache.commons.collections4.";

    private final Path ownClasses = BUILD.path("classes");

    /** The loops that do little else than make events. */
    Program loops() {
        return new Program(
                "recorder",
                classPath("colt"),
                List.of(),
                List.of(),
                List.of(),
                "io\\.snarl\\.benchmark\\.recorder\\.Workload(\\$.*)?",
                "",
                List.of("io.snarl.benchmark.recorder.LoopsTest"));
    }

    /** Commons Collections with the tests that it publishes. */
    Program commonsCollections() {
        List<Path> classPath = classPath("commonsCollections");
        List<Path> tests = matching(classPath, "commons-collections4-.*-tests\\.jar");
        List<Path> subjects = matching(classPath, "commons-collections4-.*(?<!-tests)\\.jar");
        return new Program("commons-collections", classPath, subjects, List.of(), tests, "", "", collectionsTests());
    }

    /** Colt with tests of our own, which share a directory with what must not be rewritten. */
    Program colt() {
        List<Path> classPath = classPath("colt");
        return new Program(
                "colt",
                classPath,
                matching(classPath, "colt-.*\\.jar"),
                matching(classPath, "concurrent-.*\\.jar"),
                List.of(ownClasses),
                "",
                "io\\.snarl\\.benchmark\\.(?!seeds\\.).*",
                List.of("io.snarl.benchmark.seeds.ColtTest"));
    }

    private List<Path> classPath(String property) {
        List<Path> classPath = new ArrayList<>(List.of(ownClasses, BUILD.path("measuring")));
        Stream.of(BUILD.get(property).split(File.pathSeparator)).map(Path::of).forEach(classPath::add);
        return List.copyOf(classPath);
    }

    private static List<Path> matching(List<Path> classPath, String name) {
        List<Path> found = classPath.stream()
                .filter(path -> path.getFileName().toString().matches(name))
                .toList();
        if (found.isEmpty()) {
            throw new BenchmarkFailure("No file of the class path is named like " + name + ": " + classPath);
        }
        return found;
    }

    private static List<String> collectionsTests() {
        try (InputStream names = Programs.class.getResourceAsStream("commons-collections.txt")) {
            return new String(names.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(name -> COLLECTIONS + name)
                    .toList();
        } catch (IOException e) {
            throw new BenchmarkFailure("The list of tests cannot be read: " + e, e);
        }
    }
}
