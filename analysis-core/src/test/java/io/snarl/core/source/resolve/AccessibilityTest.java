package io.snarl.core.source.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AccessibilityTest {

    private static final int JAVA = 17;

    @TempDir
    private Path directory;

    @Test
    void class_in_no_package_can_be_named_there_only() throws IOException {
        compile("17", "Loose", "public class Loose {}");

        try (Types types = Types.of(List.of(directory))) {
            assertThat(new Accessibility(types, "", JAVA).isAccessible("Loose")).isTrue();
            assertThat(new Accessibility(types, "odd", JAVA).isAccessible("Loose"))
                    .isFalse();
        }
    }

    @Test
    void class_of_an_old_library_cannot_be_named_once_its_name_has_become_a_keyword() throws IOException {
        compile("8", "record", "package odd; public class record { public static class Part {} }");

        try (Types types = Types.of(List.of(directory))) {
            assertThat(new Accessibility(types, "odd", 11).isAccessible("odd.record"))
                    .isTrue();
            assertThat(new Accessibility(types, "odd", JAVA).isAccessible("odd.record"))
                    .isFalse();
            assertThat(new Accessibility(types, "odd", JAVA).isAccessible("odd.record$Part[]"))
                    .isFalse();
            assertThat(new Accessibility(types, "odd", JAVA).refusal("odd.record"))
                    .isEqualTo("No Java source can have the name of the class odd.record");
        }
    }

    private void compile(String release, String name, String text) throws IOException {
        Path source = directory.resolve(name + ".java");
        Files.writeString(source, text);
        ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-nowarn", "--release", release, "-d", directory.toString(), source.toString());
    }
}
