package io.snarl.bootstrap.assembly;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A Gradle installation made of what Maven Central has.
 *
 * <p>{@code dev.gradleplugins:gradle-api} holds all classes of Gradle in one jar, its third-party libraries renamed. This
 * spreads them over the few jars that Gradle's processes must tell apart, and adds what is missing: the host of Kotlin
 * scripts and a few small modules.
 */
public final class GradleHome {

    /** The version of Gradle that is assembled. */
    public static final String VERSION = "8.8";

    private final Path parts;
    private final Path sources;

    /**
     * @param parts the jars that were fetched
     * @param sources the folder with the sources of what is missing
     */
    public GradleHome(Path parts, Path sources) {
        this.parts = parts;
        this.sources = sources;
    }

    public void assembleInto(Path home) throws IOException {
        Path lib = home.resolve("lib");
        // By this folder, though empty, Gradle recognises its installation.
        Files.createDirectories(lib.resolve("plugins"));
        Path work = Files.createDirectories(home.resolveSibling("work"));
        Path apiJar = parts.resolve("gradle-api-" + VERSION + ".jar");
        Path testKitJar = parts.resolve("gradle-test-kit-" + VERSION + ".jar");
        List<Path> libraries = libraries();
        try (KotlinDslCompilation kotlinDsl = KotlinDslCompilation.start(sources, apiJar, libraries, work)) {
            for (Path jar : libraries) {
                Files.copy(jar, lib.resolve(jar.getFileName()));
            }
            GradleModules modules = new GradleModules(lib, namesOf(libraries));
            modules.addModulesOf(ApiJar.spreadInto(lib, apiJar));
            modules.addTestKit(testKitJar);
            for (MissingModule module : MissingModule.in(sources.resolve("missing-modules"))) {
                modules.add(module, module.compile(work));
            }
            modules.addKotlinDsl(kotlinDsl.classes());
        }
        // Its jar has no classes.
        Files.writeString(home.resolve("gradle.properties"), "org.gradle.internal.instrumentation.agent=false\n");
    }

    /** Groovy, Kotlin, JUnit, Ant and what these need: they keep their names and are installed as they are. */
    private List<Path> libraries() throws IOException {
        List<Path> jars = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(parts, "*.jar")) {
            all.forEach(jar -> {
                if (!jar.getFileName().toString().startsWith("gradle-")) {
                    jars.add(jar);
                }
            });
        }
        jars.sort(null);
        return jars;
    }

    private static List<String> namesOf(List<Path> jars) {
        return jars.stream().map(jar -> jar.getFileName().toString()).toList();
    }
}
