package io.snarl.core.source.type;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.lab.TestCompiler;
import io.snarl.core.source.claim.Claims;
import io.snarl.core.source.resolve.Types;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnreadableClassesTest {

    @TempDir
    private Path directory;

    private Path classes;
    private final List<String> unreadable = new ArrayList<>();

    @BeforeEach
    void compile() throws IOException {
        classes = Files.createDirectories(directory.resolve("classes"));
        Map<String, String> sources = Map.of(
                "demo.Good", "package demo; class Good { volatile int value; }",
                "demo.Bad", "package demo; class Bad extends Good { volatile int other; }",
                "demo.New", "package demo; class New { int value; }");
        assertThat(new TestCompiler(List.of(), 17, true).compile(sources, classes))
                .isEmpty();
    }

    private Types types(Path... classPath) {
        return Types.of(List.of(classPath), List.of(), new Claims(List.of()), (name, problem) -> unreadable.add(name));
    }

    @Test
    void class_that_is_cut_off_is_told_and_as_if_it_were_not_there() throws IOException {
        Path file = classes.resolve("demo/Bad.class");
        Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 60));

        try (Types types = types(classes)) {
            assertThat(types.find("demo.Bad")).isEmpty();
            assertThat(types.hasSignsOfThreads("demo.Bad")).isFalse();
            assertThat(types.lines("demo.Bad")).isEmpty();
            assertThat(types.find("demo.Good")).isPresent();
            assertThat(types.hasSignsOfThreads("demo.Good")).isTrue();
        }
        assertThat(unreadable).isNotEmpty().containsOnly("demo.Bad");
    }

    @Test
    void jar_that_is_damaged_does_no_harm_to_what_comes_after_it() throws IOException {
        Path jar = Files.writeString(directory.resolve("damaged.jar"), "no jar");

        try (Types types = types(jar, classes)) {
            types.find("demo.New");
            assertThat(types.find("demo.Good")).isPresent();
        }
        assertThat(unreadable).containsExactly("demo.New");
    }
}
