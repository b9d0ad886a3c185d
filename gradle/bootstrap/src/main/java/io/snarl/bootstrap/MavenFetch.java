package io.snarl.bootstrap;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Fetches the dependencies of a POM with the user's own Maven, so that the user's mirrors and proxies apply. */
final class MavenFetch {

    private final Path pom;
    private final Map<String, String> environment;

    MavenFetch(Path pom) {
        this(pom, System.getenv());
    }

    MavenFetch(Path pom, Map<String, String> environment) {
        this.pom = pom;
        this.environment = environment;
    }

    void fetchInto(Path folder) throws IOException {
        Files.createDirectories(folder);
        Path log = folder.resolveSibling("maven.log");
        List<String> command = List.of(
                maven().toString(),
                "--batch-mode",
                "--quiet",
                "--file",
                pom.toString(),
                "dependency:copy-dependencies",
                "-DoutputDirectory=" + folder);
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            if (process.waitFor() != 0) {
                throw failure(log);
            }
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new BootstrapFailure("Interrupted while Maven fetched the parts of Gradle: run gradlew again.");
        }
    }

    private Path maven() {
        Stream<String> homes = Stream.of("MAVEN_HOME", "M2_HOME")
                .map(environment::get)
                .filter(home -> home != null && !home.isBlank())
                .map(home -> home + File.separator + "bin");
        Stream<String> path = Arrays.stream(environment.getOrDefault("PATH", "").split(File.pathSeparator));
        return Stream.concat(path, homes)
                .filter(folder -> !folder.isBlank())
                .map(folder -> Path.of(folder, "mvn"))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(
                        () -> new BootstrapFailure(
                                "The parts of Gradle are fetched with Maven, and there is no"
                                        + " 'mvn' on the PATH: install Maven 3.6.3 or newer, or give access to the Gradle download site."));
    }

    private static BootstrapFailure failure(Path log) throws IOException {
        String cause = Files.readAllLines(log).stream()
                .filter(line -> line.contains("[ERROR]"))
                .map(line -> line.replaceAll("\\x1b\\[[0-9;]*m", "")
                        .replace("[ERROR]", "")
                        .strip())
                .filter(line -> !line.isEmpty())
                .findFirst()
                .orElse("no reason given");
        return new BootstrapFailure(
                "Maven could not fetch the parts of Gradle: check the network, or the mirror and proxy in"
                        + " Maven's settings.xml, and run gradlew again. Maven says: " + cause);
    }
}
