package io.snarl.core.source.type;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.source.claim.Claims;
import io.snarl.core.source.resolve.Types;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClaimedClassesTest {

    @TempDir
    private Path directory;

    private Types types;

    @BeforeEach
    void compile() throws IOException {
        Path source = directory.resolve("Stock.java");
        Files.writeString(source, """
                /** Knows its parts. This class is thread-safe. */
                public class Stock {

                    static class Part {}

                    /** Not thread-safe. */
                    static class Order {
                        volatile int parts;

                        /** Must only be called from a single thread. */
                        void clear() {}
                    }

                    static class Repeated extends Order {
                        @Override
                        void clear() {}
                    }
                }

                class Large extends Stock {}
                """);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString()))
                .isZero();
        types = Types.of(List.of(directory), List.of(), new Claims(List.of(directory)), (name, problem) -> {});
    }

    @AfterEach
    void close() throws IOException {
        types.close();
    }

    @Test
    void class_that_says_so_is_made_for_threads_with_its_subclasses_and_not_what_is_inside_of_it() {
        assertThat(types.isMadeForThreads("Stock")).isTrue();
        assertThat(types.isMadeForThreads("Large")).isTrue();
        assertThat(types.isMadeForThreads("Stock$Part")).isFalse();
    }

    @Test
    void class_that_says_it_is_not_is_not_made_for_threads_whatever_it_has() {
        assertThat(types.isMadeForThreads("Stock$Order")).isFalse();
        assertThat(types.isDeniedToThreads("Stock$Order")).isTrue();
    }

    @Test
    void what_a_method_says_holds_for_those_that_override_it() {
        assertThat(types.isDeniedToThreads("Stock$Repeated", "clear", "()V")).isTrue();
        assertThat(types.isDeniedToThreads("Stock$Repeated", "hashCode", "()I")).isFalse();
    }
}
