package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.Parallel;
import io.snarl.contract.result.SequentialFailure;
import io.snarl.contract.result.TestResult;
import io.snarl.contract.settings.CollectMode;
import io.snarl.core.lab.Collecting;
import io.snarl.core.lab.FreshClassPath;
import io.snarl.core.lab.Lab;
import io.snarl.core.lab.LabPlace;
import io.snarl.core.lab.LabResult;
import io.snarl.core.lab.LabTrial;
import io.snarl.core.lab.TestCompiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs trials in a real lab, as an analysis hands them out. */
class TrialsTest {

    private static final String LIBRARY = """
            package demo;

            public final class Numbers {
                private static int taken;

                public static int take() {
                    return taken++;
                }
            }
            """;

    private static final String TRIAL = """
            package demo;

            import io.snarl.Parallel;
            import org.junit.jupiter.api.Test;

            class %s {
                @Test
                void takes() {
                    if (Numbers.take() == 0) {
                        throw new IllegalStateException("nobody has taken any");
                    }
                    Parallel.inParallel(() -> Numbers.take(), () -> Numbers.take());
                }
            }
            """;

    @ParameterizedTest
    @EnumSource
    void each_trial_of_a_jvm_finds_static_state_as_it_was_in_the_beginning(Jdk jdk) throws Exception {
        List<TestResult> results = run(jdk.required(), "First", "Second", "Third");

        assertThat(results).hasSize(3);
        assertThat(results)
                .extracting(result -> result.collected()
                        .sequential()
                        .map(SequentialFailure::text)
                        .orElse("none"))
                .allMatch(text -> text.contains("nobody has taken any"));
    }

    private static List<TestResult> run(Jdk jdk, String... names) throws Exception {
        Path work = Workspace.fresh("trials-" + jdk.version());
        Path library = work.resolve("library");
        Path trials = work.resolve("trials");
        List<Path> classPath = new ArrayList<>(ClassPath.junit());
        classPath.addAll(List.of(library, ClassPath.ofClass(Parallel.class)));
        assertThat(new TestCompiler(classPath, 17, true).compile(Map.of("demo.Numbers", LIBRARY), made(library)))
                .isEmpty();
        TracedRun run = new TracedRun(jdk, work.resolve("run"))
                .subjects(library, ClassPath.ofClass(Parallel.class))
                .tests(trials)
                .set("mode", "fuzz")
                .set("random.seed", "1")
                .set("collect", CollectMode.VIOLATIONS.word())
                .prepare();
        var place = new LabPlace(trials, work.resolve("journal"), work, work);
        var command = FreshClassPath.of(
                run.command("io.snarl.agent.junit.lab.RunTrials", List.of()), List.of("demo.Numbers"));
        try (var lab = new Lab(new TestCompiler(classPath, 17, true), place, command, 1, false)) {
            return results(lab, names);
        }
    }

    private static Path made(Path directory) {
        try {
            return Files.createDirectories(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<TestResult> results(Lab lab, String... names)
            throws IOException, InterruptedException, ExecutionException {
        Map<String, String> sources = new LinkedHashMap<>();
        for (String name : names) {
            sources.put("demo." + name, TRIAL.formatted(name));
        }
        assertThat(lab.compile(sources)).isEmpty();
        List<CompletableFuture<LabResult>> running = new ArrayList<>();
        sources.forEach((name, source) -> running.add(lab.submit(
                new LabTrial(name, "takes", source, new Collecting(CollectMode.VIOLATIONS.word()), 20),
                () -> Duration.ofMinutes(2))));
        List<TestResult> results = new ArrayList<>();
        for (CompletableFuture<LabResult> each : running) {
            LabResult result = each.get();
            assertThat(result.problem()).isEmpty();
            results.add(result.test().orElseThrow());
        }
        return results;
    }
}
