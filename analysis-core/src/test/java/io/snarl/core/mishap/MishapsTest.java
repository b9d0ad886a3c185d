package io.snarl.core.mishap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MishapsTest {

    @TempDir
    private Path directory;

    private Mishaps mishaps;

    @BeforeEach
    void begin() {
        mishaps = new Mishaps(directory.resolve("logs/mishaps.log"));
    }

    @Test
    void what_works_is_handed_on_and_leaves_no_log() {
        assertThat(mishaps.guard("adding", () -> 1 + 1)).contains(2);
        assertThat(mishaps.run("nothing", () -> {})).isTrue();
        assertThat(mishaps.all()).isEmpty();
        assertThat(mishaps.log()).doesNotExist();
    }

    @Test
    void exception_costs_its_piece_of_work_and_is_named_with_its_place() {
        assertThat(mishaps.guard("planning a", () -> List.of().get(0))).isEmpty();
        assertThat(mishaps.run("planning b", () -> {})).isTrue();

        assertThat(mishaps.all()).singleElement().satisfies(mishap -> {
            assertThat(mishap.work()).isEqualTo("planning a");
            assertThat(mishap.cause())
                    .startsWith("java.lang.ArrayIndexOutOfBoundsException at io.snarl.core.mishap.MishapsTest.")
                    .contains("(MishapsTest.java:");
        });
        assertThat(mishaps.log()).content().startsWith("planning a\njava.lang.ArrayIndexOutOfBoundsException: ");
    }

    @Test
    void what_is_done_in_another_way_is_logged_and_no_mishap() throws Exception {
        assertThat(mishaps.tryPhase("together", () -> List.of().get(0))).isFalse();

        assertThat(mishaps.all()).isEmpty();
        assertThat(mishaps.latest()).map(Mishap::work).contains("together");
        assertThat(mishaps.log()).content().startsWith("together\njava.lang.ArrayIndexOutOfBoundsException: ");
    }

    @Test
    void endless_recursion_missing_code_and_missing_memory_cost_no_more() throws Exception {
        assertThat(mishaps.run("a", MishapsTest::recurse)).isFalse();
        assertThat(mishaps.run("b", () -> {
                    throw new NoClassDefFoundError("gone");
                }))
                .isFalse();
        assertThat(mishaps.runPhase("c", () -> {
                    throw new OutOfMemoryError();
                }))
                .isFalse();

        assertThat(mishaps.all()).extracting(Mishap::work).containsExactly("a", "b", "c");
        assertThat(mishaps.latest().orElseThrow().cause()).contains("raise snarl.synthesis.maxHeapSize");
    }

    @Test
    void full_disk_is_no_mishap() {
        assertThatThrownBy(() -> mishaps.run("writing", () -> {
                    throw new UncheckedIOException(new IOException("No space left on device"));
                }))
                .isInstanceOf(UncheckedIOException.class);
        assertThat(mishaps.all()).isEmpty();
    }

    private static void recurse() {
        recurse();
    }
}
