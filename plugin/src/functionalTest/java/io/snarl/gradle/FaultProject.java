package io.snarl.gradle;

import io.snarl.contract.result.FailureKind;
import io.snarl.contract.result.RunResults;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.registry.KnownKinds;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A copy of a sample, with what a synthesis has left in it. */
record FaultProject(Path directory) {

    static final String FINDINGS = "build/snarl/synthesis/findings.json";
    static final String LAB = "build/tmp/synthesizeConcurrentTests/lab";

    private static final List<String> OUTPUTS =
            List.of(FINDINGS, "build/snarl/schedules", "build/generated/sources/snarl/concurrentTest/java");

    static FaultProject of(String sample, Path directory) throws IOException {
        Path original = SourceTree.ROOT.resolve("samples").resolve(sample);
        copy(original.resolve("src"), directory.resolve("src"));
        String script = Files.readString(original.resolve("build.gradle.kts"));
        // Whatever else the machine has to do, time cuts nothing short.
        new GradleBuild(directory)
                .with("build.gradle.kts", """
                import java.time.Duration

                %s
                snarl {
                    synthesis { timeBudget = Duration.ofDays(1) }
                    fuzzing { timeBudget = Duration.ofDays(1) }
                }
                """.formatted(script))
                .with("settings.gradle.kts", """
                dependencyResolutionManagement {
                    repositories {
                        mavenCentral()
                    }
                }
                """);
        return new FaultProject(directory);
    }

    GradleBuild build() {
        return new GradleBuild(directory);
    }

    Findings findings() {
        return KnownKinds.ALL.findingsFile(directory).read(directory.resolve(FINDINGS));
    }

    /** What came of each test that fuzzConcurrentTests has run, by its id. */
    Map<String, String> fuzzed() {
        Map<String, String> tests = new TreeMap<>();
        RunResults.read(directory.resolve("build/snarl/fuzz/fuzz.jsonl"))
                .tests()
                .forEach(test -> tests.put(
                        test.id(),
                        test.outcome() + " "
                                + test.kind().map(FailureKind::toString).orElse("")));
        return tests;
    }

    /** The files of the outputs by their names. */
    Map<String, String> outputs() {
        Map<String, String> outputs = new TreeMap<>();
        for (String output : OUTPUTS) {
            filesIn(directory.resolve(output))
                    .forEach(file -> outputs.put(directory.relativize(file).toString(), text(file)));
        }
        return outputs;
    }

    /** The files that the findings name and that are not there. */
    List<Path> missing() {
        List<Path> missing = new ArrayList<>();
        for (Finding finding : findings().list()) {
            finding.test().ifPresent(test -> missing.add(test.file()));
            for (Bug bug : finding.bugs()) {
                missing.add(bug.schedule());
                missing.add(bug.interleaving());
            }
        }
        missing.removeIf(Files::isRegularFile);
        return missing;
    }

    static List<Path> filesIn(Path place) {
        if (!Files.exists(place)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(place)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException | UncheckedIOException e) {
            // Something in it has just been removed.
            return List.of();
        }
    }

    static void copy(Path from, Path to) throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.walk(from)) {
            all = files.toList();
        }
        for (Path file : all) {
            Path copy = to.resolve(from.relativize(file).toString());
            if (Files.isDirectory(file)) {
                Files.createDirectories(copy);
            } else {
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    private static String text(Path file) {
        try {
            // Whatever bytes there are.
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
