package io.snarl.agent.programs;

import io.snarl.Parallel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Small programs, each a package of subjects and of test classes, compiled.
 *
 * @param sources the directory that has a package for each program
 * @param subjects where the classes of the subjects are
 * @param tests where the classes of the tests are
 */
public record Programs(Path sources, Path subjects, Path tests) {

    private static final String JAVA = ".java";
    private static final Path ALL = Path.of("src", "test", "programs");

    /** Compiles the programs of a Java version by a JDK of that version; a source of test code ends in {@code Test.java}. */
    static Programs compile(Jdk jdk, Path directory) {
        return compile(jdk, of(jdk, directory));
    }

    /** Compiles other programs, which lie in a directory beside those that are compared with expected traces. */
    public static Programs compile(String name, Path directory) {
        return compile(Jdk.JDK_17.required(), name, directory);
    }

    /** Compiles other programs by another JDK. */
    public static Programs compile(Jdk jdk, String name, Path directory) {
        return compile(jdk, in(ALL.resolve(name), directory));
    }

    /** Compiles programs that were written into a directory. */
    static Programs compile(Path sources, Path directory) {
        return compile(
                Jdk.JDK_17.required(),
                new Programs(sources, directory.resolve("subjects"), directory.resolve("tests")));
    }

    private static Programs compile(Jdk jdk, Programs programs) {
        List<Path> classPath = new ArrayList<>(ClassPath.junit());
        classPath.add(ClassPath.ofClass(Parallel.class));
        classPath.add(ClassPath.child());
        classPath.add(programs.subjects);
        classPath.addAll(ClassPath.mocks());
        compile(jdk, programs.subjects, List.of(), programs.files(JAVA, file -> !isTest(file)));
        compile(jdk, programs.tests, classPath, programs.files(JAVA, Programs::isTest));
        for (OtherLanguage language : OtherLanguage.values()) {
            language.compile(
                    jdk, programs.subjects, List.of(), programs.files(language.ending(), file -> !isTest(file)));
            language.compile(jdk, programs.tests, classPath, programs.files(language.ending(), Programs::isTest));
        }
        return programs;
    }

    static Programs of(Jdk jdk, Path directory) {
        return in(ALL.resolve("java" + jdk.version()), directory);
    }

    private static Programs in(Path sources, Path directory) {
        return new Programs(sources, directory.resolve("subjects"), directory.resolve("tests"));
    }

    private static void compile(Jdk jdk, Path to, List<Path> classPath, List<String> sources) {
        if (sources.isEmpty()) {
            return;
        }
        List<String> options =
                List.of("-g", "-nowarn", "-encoding", "UTF-8", "-d", to.toString(), "-cp", ChildJvm.path(classPath));
        List<String> arguments = ChildJvm.command(options, sources);
        if (jdk.version() != Runtime.version().feature()) {
            ChildJvm.run(ChildJvm.command(List.of(jdk.tool("javac")), arguments))
                    .succeeded();
            return;
        }
        var messages = new ByteArrayOutputStream();
        int status =
                ToolProvider.getSystemJavaCompiler().run(null, messages, messages, arguments.toArray(String[]::new));
        if (status != 0) {
            throw new AssertionError(messages.toString(StandardCharsets.UTF_8));
        }
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

    /** The binary names of the classes of test code. */
    public List<String> testClasses() {
        return files("", Programs::isTest).stream()
                .map(file -> sources.relativize(Path.of(file)).toString())
                .map(file -> file.substring(0, file.lastIndexOf('.'))
                        .replace('/', '.')
                        .replace('\\', '.'))
                .toList();
    }

    private static boolean isTest(Path file) {
        return file.getFileName().toString().matches(".*Test\\.\\w+");
    }

    private List<String> files(String ending, Predicate<Path> wanted) {
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(
                            file -> Files.isRegularFile(file) && file.toString().endsWith(ending) && wanted.test(file))
                    .map(Path::toString)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
