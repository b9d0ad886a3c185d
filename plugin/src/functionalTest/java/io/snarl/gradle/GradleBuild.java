package io.snarl.gradle;

import io.snarl.contract.trace.index.TraceIndex;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.gradle.testkit.runner.BuildResult;
import org.gradle.testkit.runner.GradleRunner;

/** A build in a directory, run offline by the very Gradle that runs these tests, with the caches that it has filled. */
record GradleBuild(Path directory) {

    static final File GRADLE_HOME = new File(System.getProperty("snarl.gradle.home"));
    static final File GRADLE_USER_HOME = new File(System.getProperty("snarl.gradle.user.home"));

    static final String JUNIT = System.getProperty("snarl.junit.version");
    static final String JUNIT4 = System.getProperty("snarl.junit4.version");

    /** Writes a file of the build. */
    GradleBuild with(String path, String text) {
        try {
            Path file = directory.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Makes this a build of one project with a Kotlin build script that applies the plugin to a Java project. */
    GradleBuild withJavaProject(String furtherScript) {
        return with("settings.gradle.kts", "rootProject.name = \"scratch\"\n")
                .with("build.gradle.kts", """
                        import java.time.Duration

                        plugins {
                            id("java-library")
                            id("io.snarl")
                        }
                        repositories {
                            mavenCentral()
                        }
                        """ + furtherScript);
    }

    BuildResult run(String... arguments) {
        return runner(arguments).build();
    }

    BuildResult runAndFail(String... arguments) {
        return runner(arguments).buildAndFail();
    }

    /** Runs a build of which it is not known how it ends. */
    BuildResult runAnyhow(Map<String, String> environment, String... arguments) {
        Map<String, String> all = new HashMap<>(System.getenv());
        all.putAll(environment);
        return runner(arguments).withEnvironment(all).run();
    }

    /** What {@code traceSeedTests} says about its run in a project of this build. */
    TraceIndex index(String project) {
        return TraceIndex.read(directory.resolve(project).resolve("build/snarl/traces/index.jsonl"));
    }

    private GradleRunner runner(String... arguments) {
        return GradleRunner.create()
                .withGradleInstallation(GRADLE_HOME)
                .withTestKitDir(GRADLE_USER_HOME)
                .withProjectDir(directory.toFile())
                .withPluginClasspath()
                .withArguments(Stream.concat(Stream.of("--offline"), Stream.of(arguments))
                        .toList());
    }
}
