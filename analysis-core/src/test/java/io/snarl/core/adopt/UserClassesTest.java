package io.snarl.core.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UserClassesTest {

    @TempDir
    private Path directory;

    @Test
    void class_is_found_in_any_of_the_directories() throws IOException {
        write("two/bank/ATest.java", "package bank; class ATest {}");
        write("two/BTest.java", "class BTest {}");

        assertThat(classes().has("bank.ATest")).isTrue();
        assertThat(classes().has("BTest")).isTrue();
        assertThat(classes().has("bank.BTest")).isFalse();
    }

    @Test
    void tests_of_a_class_are_adopted_ones_only_if_it_is_marked() throws IOException {
        write("one/ATest.java", "@Interleaved class ATest { @Test void a() {} void b() {} @Test void c() {} }");
        write("one/BTest.java", "class BTest { @Test void a() {} }");
        write("one/CTest.java", "no Java");

        assertThat(classes().adoptedTests("ATest")).containsExactlyInAnyOrder("a", "c");
        assertThat(classes().adoptedTests("BTest")).isEmpty();
        assertThat(classes().adoptedTests("CTest")).isEmpty();
        assertThat(classes().adoptedTests("DTest")).isEmpty();
    }

    private UserClasses classes() {
        return new UserClasses(List.of(directory.resolve("one"), directory.resolve("two")), StandardCharsets.UTF_8);
    }

    private void write(String path, String text) throws IOException {
        Path file = directory.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
