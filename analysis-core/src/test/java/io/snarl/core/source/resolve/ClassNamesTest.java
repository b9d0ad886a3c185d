package io.snarl.core.source.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassNamesTest {

    @TempDir
    private Path directory;

    private Path classes;

    @BeforeEach
    void compile() throws IOException {
        classes = Files.createDirectory(directory.resolve("classes"));
        Path source = directory.resolve("Sources.java");
        Files.writeString(source, """
                package odd;

                class Do$llar {
                    static class In$ {
                        class $Deep {}
                    }

                    Object anonymous = new Object() {};

                    Object local() {
                        class Lo$cal {}
                        return new Lo$cal();
                    }
                }

                class Do {
                    static class llar2 {}
                }

                class End$ {}

                class $ {}
                """);
        ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-nowarn", "-d", classes.toString(), source.toString());
    }

    @Test
    void dollar_signs_separate_classes_only_where_the_class_file_says_so() throws IOException {
        try (Types types = Types.of(List.of(classes))) {
            var names = new ClassNames(types);

            assertThat(names.simple("odd.Do$llar")).isEqualTo("Do$llar");
            assertThat(names.simple("odd.Do$llar$In$$$Deep")).isEqualTo("Do$llar.In$.$Deep");
            assertThat(names.simple("odd.Do$llar$In$[][]")).isEqualTo("Do$llar.In$[][]");
            assertThat(names.simple("odd.Do$llar2")).isEqualTo("Do.llar2");
            assertThat(names.simple("odd.Do$llar$1")).isEqualTo("Do$llar$1");
            assertThat(names.innermost("odd.Do$llar$In$")).isEqualTo("In$");
            assertThat(names.innermost("odd.End$")).isEqualTo("End$");
            assertThat(names.innermost("odd.$")).isEqualTo("$");
            assertThat(names.innermost("odd.Do$llar$1Lo$cal")).isEqualTo("Lo$cal");
            assertThat(names.innermost("odd.Do$llar$1")).isEqualTo("Do$llar$1");
            assertThat(names.innermost("gone.Outer$Inner")).isEqualTo("Inner");
        }
    }
}
