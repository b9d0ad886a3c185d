package io.snarl.benchmark.measuring;

import io.snarl.benchmark.measured.TestRun;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Runs the tests of programs, each time in another JVM. */
public final class TestJvm {

    private final ChildJvm jvm;

    public TestJvm(ChildJvm jvm) {
        this.jvm = jvm;
    }

    public Run run(Program program, List<String> jvmArguments) throws IOException {
        Path report = jvm.freshReport();
        List<String> arguments = new ArrayList<>(List.of(ChildJvm.HEAP));
        arguments.addAll(jvmArguments);
        arguments.add("-cp");
        arguments.add(program.classPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
        arguments.add(TestRun.class.getName());
        arguments.add(report.toString());
        arguments.addAll(program.testClasses());
        long start = System.nanoTime();
        jvm.start(arguments);
        long nanos = System.nanoTime() - start;
        return Run.of(nanos, ChildJvm.read(report));
    }
}
