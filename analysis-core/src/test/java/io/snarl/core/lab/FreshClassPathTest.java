package io.snarl.core.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FreshClassPathTest {

    @TempDir
    private Path directory;

    private final Path classes = Path.of("classes");

    /** Makes a jar of one class. */
    private Path jar(String name, String className, String source, Path... classPath) throws IOException {
        Path output = Files.createDirectories(directory.resolve(name + "-classes"));
        assertThat(new TestCompiler(List.of(classPath), 17, true).compile(Map.of(className, source), output))
                .isEmpty();
        Path jar = directory.resolve(name + ".jar");
        try (OutputStream bytes = Files.newOutputStream(jar);
                var entries = new JarOutputStream(bytes);
                Stream<Path> files = Files.walk(output)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                entries.putNextEntry(
                        new JarEntry(output.relativize(file).toString().replace(File.separatorChar, '/')));
                entries.write(Files.readAllBytes(file));
                entries.closeEntry();
            }
        }
        return jar;
    }

    private Path directory(String name, String className, String source) throws IOException {
        Path output = Files.createDirectories(directory.resolve(name));
        assertThat(new TestCompiler(List.of(), 17, true).compile(Map.of(className, source), output))
                .isEmpty();
        return output;
    }

    private static LabCommand divided(List<String> subjects, Path... classPath) {
        String joined = Arrays.stream(classPath).map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        return FreshClassPath.of(List.of("java", "-Dx=y", "-cp", joined, "Main", "argument"), subjects);
    }

    @Test
    void directories_and_jars_of_subjects_are_fresh_and_other_jars_are_shared() throws IOException {
        Path library = directory("library", "lib.Shelf", "package lib; public class Shelf {}");
        Path subject = jar("subject", "sub.Box", "package sub; public class Box {}");
        Path other = jar("other", "other.Tool", "package other; public class Tool {}");

        LabCommand command = divided(List.of("sub.Box"), library, subject, other);

        assertThat(command.fresh()).containsExactly(library, subject);
        assertThat(command.shared()).containsExactly(other);
    }

    @Test
    void jars_that_refer_to_what_is_fresh_are_fresh_too_and_so_on() throws IOException {
        Path library = directory("library", "lib.Shelf", "package lib; public class Shelf {}");
        Path near = jar(
                "near",
                "near.Carpenter",
                "package near; public class Carpenter { Object o = new lib.Shelf(); }",
                library);
        Path far = jar("far", "far.Boss", "package far; public class Boss { Object o = new near.Carpenter(); }", near);
        Path other = jar("other", "other.Tool", "package other; public class Tool {}");

        LabCommand command = divided(List.of(), far, other, near, library);

        assertThat(command.fresh()).containsExactly(far, near, library);
        assertThat(command.shared()).containsExactly(other);
    }

    @Test
    void platform_of_the_tests_is_shared_with_all_that_it_needs() throws IOException {
        Path matchers = directory("matchers", "hamcrest.Matcher", "package hamcrest; public interface Matcher {}");
        Path junit = jar(
                "junit",
                "org.junit.Assert",
                "package org.junit; public class Assert { Object o = hamcrest.Matcher.class; }",
                matchers);
        Path other = jar("other", "other.Tool", "package other; public class Tool {}");

        LabCommand command = divided(List.of(), matchers, junit, other);

        assertThat(command.fresh()).containsExactly(matchers);
        assertThat(command.shared()).containsExactly(matchers, junit, other);
    }

    @Test
    void frameworks_of_mocks_and_the_program_of_the_lab_are_shared() throws IOException {
        Path library = directory("library", "lib.Shelf", "package lib; public class Shelf {}");
        Path mocks = jar(
                "mocks",
                "org.mockito.Mock",
                "package org.mockito; public class Mock { Object o = new lib.Shelf(); }",
                library);
        Path program = directory("program", "Main", "public class Main {}");

        LabCommand command = divided(List.of(), library, mocks, program);

        assertThat(command.fresh()).containsExactly(library);
        assertThat(command.shared()).containsExactly(mocks, program);
    }

    @Test
    void entries_that_are_not_there_do_no_harm() throws IOException {
        Path other = jar("other", "other.Tool", "package other; public class Tool {}");
        Path broken = Files.writeString(directory.resolve("broken.jar"), "no jar");

        LabCommand command = divided(List.of("lib.Shelf"), classes, broken, other);

        assertThat(command.fresh()).containsExactly(classes);
        assertThat(command.shared()).containsExactly(broken, other);
    }
}
