package io.snarl.suites;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The build that is laid out for a library, as its authors might have written it: nothing in it is about Snarl. */
record LibraryBuild(Library library, Path work) {

    /** Where the build is. */
    Path directory() {
        return work.resolve("build-of-" + library.name());
    }

    Path buildDirectory() {
        return directory().resolve("build");
    }

    /** Where the build is that fetches the sources. */
    Path fetchDirectory() {
        return work.resolve("fetch");
    }

    /** Where the output of builds goes. */
    Path log(String step) {
        return work.resolve(step + ".log");
    }

    /** What the build that fetches the sources has to be told. */
    List<String> fetchArguments() {
        return List.of(
                "unpack",
                // Else what is newly excluded would stay.
                "--rerun",
                "-Plibrary=" + library.module() + ":sources@jar",
                "-Ptests=" + library.module() + ":" + library.tests() + "@jar",
                "-Pexclude=" + String.join(",", library.exclude()),
                "-PtestResources=" + (library.hasTestClasses() ? "test/classes" : "test/resources"),
                "-Pdestination=" + directory().resolve("src"));
    }

    /** Writes the scripts of both builds. */
    void write() throws IOException {
        Files.createDirectories(directory());
        Files.createDirectories(fetchDirectory());
        Files.writeString(fetchDirectory().resolve("settings.gradle"), "rootProject.name = 'fetch'\n");
        try (InputStream script = LibraryBuild.class.getResourceAsStream("fetch.gradle")) {
            Files.write(fetchDirectory().resolve("build.gradle"), script.readAllBytes());
        }
        Files.writeString(
                directory().resolve("settings.gradle.kts"), "rootProject.name = \"" + library.name() + "\"\n");
        // Each build has a daemon of its own heap, which nobody needs when the command has ended.
        Files.writeString(directory().resolve("gradle.properties"), "org.gradle.daemon.idletimeout=60000\n");
        Files.writeString(directory().resolve("build.gradle.kts"), script());
    }

    String script() {
        return """
                plugins {
                    `java-library`
                }

                repositories {
                    mavenCentral()
                }

                dependencies {
                %s}

                // Not by release, since some use what is in the JDK and not in its API.
                java.sourceCompatibility = JavaVersion.toVersion(%d)

                tasks.withType<JavaCompile>().configureEach {
                    options.encoding = "%s"
                }

                tasks.test {
                    %s
                    jvmArgs(%s)
                }
                %s""".formatted(
                        Stream.of(
                                        declared("implementation", library.dependencies()),
                                        declared("testImplementation", library.testDependencies()),
                                        declared("testRuntimeOnly", launcher()))
                                .flatMap(lines -> lines)
                                .collect(joining()),
                        library.release(),
                        library.encoding(),
                        library.usesJUnitPlatform() ? "useJUnitPlatform()" : "useJUnit()",
                        quoted(library.jvmArguments()),
                        testClasses() + checkout());
    }

    private static String quoted(List<String> texts) {
        return texts.stream().map(text -> '"' + text + '"').collect(joining(", ", "listOf<String>(", ")"));
    }

    private static Stream<String> declared(String configuration, List<String> modules) {
        return modules.stream().map(module -> "    " + configuration + "(\"" + module + "\")\n");
    }

    /** In the version that goes with the engine. */
    private List<String> launcher() {
        return library.usesJUnitPlatform() ? List.of("org.junit.platform:junit-platform-launcher") : List.of();
    }

    private String testClasses() {
        return library.hasTestClasses()
                ? "\n(sourceSets.test.get().output.classesDirs as ConfigurableFileCollection).from(\"src/test/classes\")\n"
                : "";
    }

    private String checkout() {
        if (!library.isCheckedOut()) {
            return "";
        }
        return """

                val checkout = file("%s")
                for (set in listOf(sourceSets.main.get(), sourceSets.test.get())) {
                    set.java.setSrcDirs(listOf(checkout.resolve("src/${set.name}/java")))
                    set.resources.setSrcDirs(listOf(checkout.resolve("src/${set.name}/resources")))
                    set.java.exclude(%s)
                }
                // Else javac finds a module descriptor that is left out.
                java.modularity.inferModulePath = sourceSets.main.get().java.any { it.name == "module-info.java" }
                tasks.test { workingDir = checkout }
                """.formatted(
                        Path.of(library.checkout()).toAbsolutePath().toUri().getPath(), quoted(library.exclude()));
    }
}
