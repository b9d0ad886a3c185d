package io.snarl.core.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestCompilerTest {

    @TempDir
    private Path output;

    @Test
    void source_that_does_not_compile_does_no_harm_to_others() throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put("demo.Good", "package demo; class Good {}");
        sources.put("demo.Bad", "package demo; class Bad { Missing missing; }");
        sources.put("demo.Fine", "package demo; class Fine {}");

        assertThat(new TestCompiler(List.of(), 17, true).compile(sources, output))
                .containsOnlyKeys("demo.Bad")
                .hasEntrySatisfying("demo.Bad", error -> assertThat(error).contains("cannot find symbol"));
        assertThat(output.resolve("demo/Good.class")).exists();
        assertThat(output.resolve("demo/Fine.class")).exists();
    }

    @Test
    void source_that_makes_the_compiler_fail_is_found_among_others() throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        for (String name : List.of("A", "B", "C", "D", "E")) {
            sources.put(name, "class " + name + " {}");
        }
        // Deeper than the stack of the compiler.
        sources.put("C", "class C { int value = " + "(".repeat(20_000) + "1" + ")".repeat(20_000) + "; }");

        assertThat(new TestCompiler(List.of(), 17, true).compile(sources, output))
                .containsOnlyKeys("C");
        assertThat(output.resolve("A.class")).exists();
        assertThat(output.resolve("E.class")).exists();
    }

    @Test
    void source_of_an_old_level_may_use_the_running_jdk_unless_a_release_is_set() throws IOException {
        Map<String, String> sources = Map.of("A", "class A { Object list = java.util.List.of(); }");

        assertThat(new TestCompiler(List.of(), 8, false).compile(sources, output))
                .isEmpty();
        assertThat(new TestCompiler(List.of(), 8, true).compile(sources, output))
                .containsOnlyKeys("A");
    }

    @Test
    void compiler_that_can_compile_nothing_is_told() {
        assertThatIOException()
                .isThrownBy(() -> new TestCompiler(List.of(), 3, true).compile(Map.of("A", "class A {}"), output))
                .withMessageStartingWith("Tests cannot be compiled: ");
    }
}
