package io.snarl.agent.programs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Small programs, each a package of subjects and of test classes, compiled.
 *
 * @param sources the directory that has a package for each program
 * @param subjects where the classes of the subjects are
 * @param tests where the classes of the tests are
 */
public record Programs(Path sources, Path subjects, Path tests) {

    private static final Path ALL = Path.of("src", "test", "programs");

    /** Compiles the programs of a Java version by a JDK of that version; a source of test code ends in {@code Test.java}. */
    static Programs compile(Jdk jdk, Path directory) {
        return compile(jdk, of(jdk, directory));
    }

    /** Compiles other programs, which lie in a directory beside those that are compared with expected traces. */
    static Programs compile(String name, Path directory) {
        return compile(Jdk.JDK_17.required(), in(ALL.resolve(name), directory));
    }

    private static Programs compile(Jdk jdk, Programs programs) {
        List<String> javac = List.of(jdk.tool("javac"), "-g", "-nowarn", "-encoding", "UTF-8", "-d");
        compile(javac, programs.subjects, List.of(), programs.files(file -> !isTest(file)));
        List<Path> classPath = new ArrayList<>(ClassPath.junit());
        classPath.add(programs.subjects);
        compile(javac, programs.tests, classPath, programs.files(Programs::isTest));
        return programs;
    }

    static Programs of(Jdk jdk, Path directory) {
        return in(ALL.resolve("java" + jdk.version()), directory);
    }

    private static Programs in(Path sources, Path directory) {
        return new Programs(sources, directory.resolve("subjects"), directory.resolve("tests"));
    }

    private static void compile(List<String> javac, Path to, List<Path> classPath, List<String> sources) {
        List<String> options = List.of(to.toString(), "-cp", ChildJvm.path(classPath));
        ChildJvm.run(ChildJvm.command(javac, options, sources)).succeeded();
    }

    /** The names of the programs. */
    List<String> names() {
        try (Stream<Path> directories = Files.list(sources)) {
            return directories
                    .map(directory -> directory.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<String> testClasses() {
        return files(Programs::isTest).stream()
                .map(file -> sources.relativize(Path.of(file)).toString())
                .map(file -> file.substring(0, file.length() - ".java".length())
                        .replace('/', '.')
                        .replace('\\', '.'))
                .toList();
    }

    private static boolean isTest(Path file) {
        return file.getFileName().toString().endsWith("Test.java");
    }

    private List<String> files(Predicate<Path> wanted) {
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java") && wanted.test(file))
                    .map(Path::toString)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
