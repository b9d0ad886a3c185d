package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.Parallel;
import io.snarl.contract.bug.Conflict;
import io.snarl.contract.bug.Deadlock;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.Prediction;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.atomicity.violation.Violation;
import io.snarl.core.kind.deadlock.DeadlockDefect;
import io.snarl.core.kind.deadlock.PredictedDeadlock;
import io.snarl.core.synthesis.Progress;
import io.snarl.core.synthesis.Settings;
import io.snarl.core.synthesis.Synthesis;
import io.snarl.core.text.SourceEncodings;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Programs whose tests were recorded, and what a synthesis has made of the traces: all programs in one synthesis. */
final class SynthesizedPrograms {

    /** Stands for the program that is in no package. */
    private static final String NO_PACKAGE = "no-package";

    private static final Map<String, Programs> COMPILED = new HashMap<>();
    private static final Map<String, SynthesizedPrograms> MADE = new HashMap<>();

    private final Findings findings;
    private final Path sources;

    private SynthesizedPrograms(Findings findings, Path sources) {
        this.findings = findings;
        this.sources = sources;
    }

    /** What was made of the programs in a directory. */
    static synchronized SynthesizedPrograms of(String directory, Jdk jdk) {
        return MADE.computeIfAbsent(
                directory + jdk, key -> make(compiled(directory), directory, jdk, Map.of(), List.of()));
    }

    /** What was made of programs that a test has written. */
    static SynthesizedPrograms of(Programs programs, String name) {
        return make(programs, name, Jdk.JDK_17.required(), Map.of(), List.of());
    }

    /** What was made of programs with further settings of the agent and arguments of the JVM that runs tests. */
    static SynthesizedPrograms of(String directory, String name, Map<String, String> agent, List<String> jvmArguments) {
        return make(compiled(directory), name, Jdk.JDK_17.required(), agent, jvmArguments);
    }

    /** What was made of the programs in a directory with a number of JVMs that run tests. */
    static SynthesizedPrograms withJvms(String directory, int jvms) {
        String name = directory + "-by-" + jvms;
        return make(compiled(directory), name, Jdk.JDK_17.required(), Map.of(), List.of(), jvms);
    }

    /** The names of the programs in a directory. */
    static List<String> names(String directory) {
        try (Stream<Path> entries = Files.list(Path.of("src", "test", "programs", directory))) {
            return entries.map(
                            each -> Files.isDirectory(each) ? each.getFileName().toString() : NO_PACKAGE)
                    .distinct()
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static SynthesizedPrograms make(
            Programs programs, String name, Jdk jdk, Map<String, String> agent, List<String> jvmArguments) {
        return make(programs, name, jdk, agent, jvmArguments, 2);
    }

    private static SynthesizedPrograms make(
            Programs programs, String name, Jdk jdk, Map<String, String> agent, List<String> jvmArguments, int jvms) {
        Path work = Workspace.fresh(name + "-" + jdk.version());
        var traces = new TracedRun(jdk, work.resolve("seeds")).with(programs).libraries(ClassPath.libraries());
        agent.forEach(traces::set);
        List<String> command = new ArrayList<>(traces.prepare().command(programs.testClasses()));
        command.addAll(1, jvmArguments);
        ChildJvm.run(command);
        assertThat(traces.index().isComplete()).isTrue();
        Path classes = work.resolve("lab");
        TracedRun lab = new TracedRun(jdk, work.resolve("run"))
                .subjects(programs.subjects(), ClassPath.ofClass(Parallel.class))
                .tests(classes, programs.tests())
                .libraries(ClassPath.libraries())
                .set("mode", "fuzz")
                .set("collect", "deadlocks")
                .set("random.seed", "1");
        agent.forEach(lab::set);
        lab.prepare();
        Settings settings = settings(work, programs, traces, lab, classes, jvmArguments, jvms);
        try {
            // By these it can be run again by hand.
            settings.write(work.resolve("settings.json"));
            Findings findings = new Synthesis(
                            settings,
                            Synthesis.Start.ANEW,
                            Progress.to(new PrintStream(OutputStream.nullOutputStream())))
                    .run();
            // What goes wrong inside costs one finding alone, and would hardly be noticed.
            assertThat(findings.counts().mishaps()).isEmpty();
            return new SynthesizedPrograms(findings, settings.sources());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** The same classes are run on each JDK, as those of a library are. */
    private static synchronized Programs compiled(String directory) {
        return COMPILED.computeIfAbsent(
                directory, key -> Programs.compile(directory, Workspace.fresh(directory + "-classes")));
    }

    private static Settings settings(
            Path work,
            Programs programs,
            TracedRun traces,
            TracedRun lab,
            Path classes,
            List<String> jvmArguments,
            int jvms) {
        List<Path> classPath = new ArrayList<>(ClassPath.junit());
        classPath.addAll(List.of(programs.subjects(), programs.tests(), ClassPath.ofClass(Parallel.class)));
        classPath.addAll(ClassPath.libraries());
        List<String> command = new ArrayList<>(lab.command("io.snarl.agent.junit.lab.RunTrials", List.of()));
        command.addAll(1, jvmArguments);
        return new Settings(
                traces.output(),
                List.of(programs.sources().toAbsolutePath()),
                List.of(programs.sources().toAbsolutePath()),
                List.of(),
                SourceEncodings.UTF_8,
                classPath,
                classes,
                lab.output(),
                command,
                work,
                new Settings.LabRuns(100, jvms),
                17,
                true,
                List.of(),
                List.of(),
                3,
                1,
                // A machine that is slow must find as much.
                3600,
                work.resolve("sources"),
                work.resolve("findings.json"),
                work.resolve("findings.json"),
                work.resolve("baseline.json"),
                work.resolve("schedules"),
                work.resolve("summary.txt"),
                work,
                "replay");
    }

    Findings findings() {
        return findings;
    }

    /** The tests that were written for a program. */
    String sourcesOf(String program) {
        var text = new StringBuilder();
        appendSources(text, program);
        return text.toString();
    }

    /** What was found in a program, and the tests that were written for it. */
    String textOf(String program) {
        var text = new StringBuilder();
        findings.list().stream()
                .filter(finding -> isOf(program, finding.subject()))
                .forEach(finding -> append(text, finding));
        if (text.isEmpty()) {
            text.append("nothing\n");
        }
        appendSources(text, program);
        return text.toString();
    }

    private void appendSources(StringBuilder text, String program) {
        try (Stream<Path> files = Files.list(program.equals(NO_PACKAGE) ? sources : sources.resolve(program))) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                text.append("\n").append(Files.readString(file));
            }
        } catch (NoSuchFileException e) {
            // No test was written for this program.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isOf(String program, String subject) {
        return program.equals(NO_PACKAGE) ? !subject.contains(".") : subject.startsWith(program + ".");
    }

    private static void append(StringBuilder text, Finding finding) {
        text.append(finding.verdict()).append(": ").append(finding.title());
        if (!finding.verdict().equals(Verdict.BENIGN)) {
            // How many schedules it took differs from JDK to JDK.
            finding.reason().ifPresent(reason -> text.append(": ").append(reason));
        }
        text.append("\n");
        finding.bugs().forEach(bug -> append(text, bug.defect()));
        if (finding.bugs().isEmpty()) {
            finding.predicted().forEach(prediction -> append(text, prediction));
        }
        finding.causes().forEach(cause -> text.append("  cause: ").append(cause).append("\n"));
        finding.others()
                .forEach(others -> text.append("  also ")
                        .append(others.verdict())
                        .append(": ")
                        .append(others.title())
                        .append("\n"));
    }

    private static void append(StringBuilder text, Defect defect) {
        if (defect instanceof DeadlockDefect shown) {
            append(text, shown.deadlock(), "shown");
        } else if (defect instanceof Violation violation) {
            append(text, violation);
        }
    }

    private static void append(StringBuilder text, Prediction prediction) {
        if (prediction instanceof PredictedDeadlock predicted) {
            append(text, predicted.deadlock(), "predicted");
        }
    }

    private static void append(StringBuilder text, Violation violation) {
        violation.conflicts().stream()
                .limit(1)
                .forEach(conflict -> text.append("  ")
                        .append(conflict.variable())
                        .append(": ")
                        .append(inWords(conflict.previous()))
                        .append(", ")
                        .append(inWords(conflict.remote()))
                        .append(conflict.current()
                                .map(current -> ", " + inWords(current))
                                .orElse(""))
                        .append("\n"));
    }

    private static String inWords(Conflict.Access access) {
        return (access.isWrite() ? "write in thread " : "read in thread ") + (access.thread() + 1) + " at "
                + access.place();
    }

    private static void append(StringBuilder text, Deadlock deadlock, String what) {
        text.append("  ").append(what).append("\n");
        for (Deadlock.Edge edge : deadlock.edges()) {
            text.append("    holds ")
                    .append(edge.heldAt())
                    .append(", wants ")
                    .append(edge.wantedAt())
                    .append("\n");
        }
    }
}
