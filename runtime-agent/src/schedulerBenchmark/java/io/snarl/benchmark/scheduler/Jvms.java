package io.snarl.benchmark.scheduler;

import io.snarl.benchmark.measuring.BuildSettings;
import io.snarl.benchmark.measuring.ChildJvm;
import io.snarl.benchmark.scheduler.measured.Measured;
import io.snarl.benchmark.scheduler.subject.SharedTest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** Runs the tools that are compared, each time in another JVM. */
final class Jvms {

    static final BuildSettings BUILD =
            new BuildSettings(":runtime-agent:schedulerBenchmark", "snarl.schedulerBenchmark");

    private final ChildJvm jvm;
    private final Options options;
    private final List<String> snarlArguments;

    Jvms(Options options) throws IOException {
        Path directory = BUILD.path("work");
        this.options = options;
        this.jvm = new ChildJvm(directory);
        this.snarlArguments = jvm.prepare(BUILD.path("agent"), settings(directory));
    }

    private static Properties settings(Path directory) {
        var settings = new Properties();
        settings.setProperty("mode", "fuzz");
        settings.setProperty("output", directory.resolve("output").toString());
        settings.setProperty(
                "subject.include", SharedTest.class.getPackageName().replace(".", "\\.") + "\\..*");
        return settings;
    }

    /** Runs a tool with a test and gives what it reports. */
    Properties measure(Way way, SharedTest test, String measure) throws IOException {
        Path report = jvm.freshReport();
        List<String> arguments = new ArrayList<>(List.of(ChildJvm.HEAP));
        if (way.isOfSnarl()) {
            arguments.addAll(snarlArguments);
        }
        arguments.addAll(List.of("-cp", BUILD.get(way.isOfSnarl() ? "snarlClassPath" : "lincheckClassPath")));
        arguments.addAll(List.of(Measured.class.getName(), way.id(), test.name(), measure));
        arguments.add(String.valueOf(System.currentTimeMillis()));
        arguments.add(String.valueOf(options.warmUpMillis()));
        arguments.add(String.valueOf(options.millis()));
        arguments.add(report.toString());
        jvm.start(arguments);
        return ChildJvm.read(report);
    }
}
