package io.snarl.bootstrap;

import io.snarl.bootstrap.assembly.GradleHome;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/** Puts a Gradle distribution where the wrapper looks for it, if it is neither there nor can be downloaded. */
public final class Bootstrap {

    private final Path projectRoot;
    private final WrapperDistribution distribution;

    private Bootstrap(Path projectRoot, WrapperDistribution distribution) {
        this.projectRoot = projectRoot;
        this.distribution = distribution;
    }

    /** Takes the root of the project and the arguments of {@code gradlew}. */
    public static void main(String[] arguments) {
        try {
            Path projectRoot = Path.of(arguments[0]).toAbsolutePath().normalize();
            List<String> gradleArguments = Arrays.asList(arguments).subList(1, arguments.length);
            WrapperSettings settings = WrapperSettings.load(projectRoot, gradleArguments);
            new Bootstrap(projectRoot, settings.distribution()).ensureInstalled();
        } catch (BootstrapFailure e) {
            System.err.println("gradlew: " + e.getMessage());
            System.exit(1);
        } catch (IOException | IllegalStateException e) {
            System.err.println("gradlew: The Gradle distribution could not be assembled: check that the disk is not"
                    + " full and run gradlew again. The cause is " + e);
            System.exit(1);
        }
    }

    private void ensureInstalled() throws IOException {
        if (distribution.isInstalled()) {
            return;
        }
        String obstacle = new DownloadProbe(distribution.url()).obstacle().orElse(null);
        if (obstacle == null) {
            return;
        }
        requireGradleOf(distribution);
        InstallLock lock = InstallLock.acquire(distribution.lockFile());
        try (lock) {
            if (!distribution.isInstalled()) {
                assemble(obstacle);
            }
        }
    }

    private static void requireGradleOf(WrapperDistribution distribution) {
        if (!distribution.name().equals("gradle-" + GradleHome.VERSION + "-bin")) {
            throw new BootstrapFailure(
                    "Only Gradle " + GradleHome.VERSION + " can be assembled from Maven Central, and "
                            + distribution.url() + " cannot be reached: set distributionUrl in"
                            + " gradle/wrapper/gradle-wrapper.properties to a reachable address.");
        }
    }

    private void assemble(String obstacle) throws IOException {
        long start = System.nanoTime();
        say("Gradle " + GradleHome.VERSION + " cannot be downloaded (" + obstacle + ").");
        say("Assembling it from Maven Central; this happens once.");
        Path bootstrapFolder = projectRoot.resolve("gradle/bootstrap");
        try (InstallFolder folder = InstallFolder.create(distribution)) {
            Path parts = folder.path().resolve("parts");
            say("  Fetching its parts, about 250 MB, with Maven ...");
            new MavenFetch(bootstrapFolder.resolve("pom.xml")).fetchInto(parts);
            Checksums.load(bootstrapFolder.resolve("checksums.sha256")).verify(parts);
            say("  Putting them together ...");
            Path home = folder.path().resolve("home");
            new GradleHome(parts, bootstrapFolder.resolve("src")).assembleInto(home);
            folder.install(home);
        }
        say("Done in " + Duration.ofNanos(System.nanoTime() - start).toSeconds() + " s: " + distribution.home());
    }

    private static void say(String message) {
        System.err.println(message);
    }
}
