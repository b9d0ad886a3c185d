package io.snarl.agent.controlled;

import io.snarl.Parallel;
import io.snarl.agent.programs.ChildJvm;
import io.snarl.agent.programs.ClassPath;
import io.snarl.agent.programs.Jdk;
import io.snarl.agent.programs.Programs;
import io.snarl.agent.programs.TracedRun;
import io.snarl.agent.programs.Workspace;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;

/** All cases as one JVM of a JDK has run them. */
final class ControlledPrograms {

    /** Cases that are explored by each strategy. */
    static final List<String> OF_STRATEGIES =
            List.of("DeadlocksTest.two_monitors", "LostUpdatesTest.plain_field", "SharedObjectsTest.array_list");

    /** Versions of one program: the one that fails first, then what may become of it. */
    static final List<String> VERSIONS = List.of("original", "edited", "changed", "mended");

    /** Those whose tables are the same on every JDK, and are compared as a whole. */
    static final Set<String> OF_TABLES = Set.of("DeadlocksTest.two_monitors", "DeadlocksTest.three_monitors");

    /** After these cases the JVM is of no use. */
    private static final List<String> LAST = List.of("controlled.InitialisersTest", "controlled.UncontrolledTest");

    private static final Map<Jdk, ControlledPrograms> RUNS = new EnumMap<>(Jdk.class);

    private final Path output;
    private final ChildJvm process;

    private ControlledPrograms(Path output, ChildJvm process) {
        this.output = output;
        this.process = process;
    }

    static synchronized ControlledPrograms on(Jdk jdk) {
        return RUNS.computeIfAbsent(jdk, ControlledPrograms::run);
    }

    private static ControlledPrograms run(Jdk jdk) {
        Path work = Workspace.fresh("controlled-" + jdk.version());
        List<Programs> programs = new ArrayList<>();
        programs.add(Programs.compile("controlled", work.resolve("classes")));
        if (jdk == Jdk.JDK_25) {
            programs.add(Programs.compile(jdk, "controlled25", work.resolve("classes-25")));
        }
        List<Path> classes = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Programs some : programs) {
            classes.add(some.tests());
            names.addAll(some.testClasses());
        }
        names.removeAll(LAST);
        names.addAll(LAST);
        List<Path> classPath = new ArrayList<>(classes);
        // What is no test is not rewritten here, like a logger that only the tests of a library have.
        programs.forEach(some -> classPath.add(some.subjects()));
        classPath.add(ClassPath.ofClass(ControlledMain.class));
        classPath.add(ClassPath.ofClass(Parallel.class));
        for (String version : VERSIONS) {
            classes.add(Programs.compile("changed/" + version, work.resolve(version))
                    .tests());
        }
        TracedRun run = new TracedRun(jdk, work.resolve("run"))
                .set("mode", "fuzz")
                .set("steps.limit", "2000")
                .set("silence.millis", "3000")
                .tests(classes.toArray(Path[]::new))
                .prepare();
        List<String> main = List.of("-cp", ChildJvm.path(classPath), ControlledMain.class.getName(), work.toString());
        return new ControlledPrograms(
                run.output(), ChildJvm.run(ChildJvm.command(jdk.java(), run.jvmArguments(), main, names)));
    }

    /** The names of all cases, also of those that the JVM has not come to. */
    List<String> names() {
        return read("cases.txt").lines().toList();
    }

    /** What came of a case or of something else that has a name. */
    Properties result(String name) {
        try (var in = Files.newBufferedReader(output.resolve(name + ".properties"))) {
            var result = new Properties();
            result.load(in);
            return result;
        } catch (IOException e) {
            throw notRun(e);
        }
    }

    private String read(String file) {
        try {
            return Files.readString(output.resolve(file));
        } catch (IOException e) {
            throw notRun(e);
        }
    }

    private UncheckedIOException notRun(IOException e) {
        String message = "The JVM ended with status " + process.status() + " before that:\n" + process.out();
        return new UncheckedIOException(message + process.err(), e);
    }
}
