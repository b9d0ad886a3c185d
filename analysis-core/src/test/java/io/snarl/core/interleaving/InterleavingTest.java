package io.snarl.core.interleaving;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.interleaving.Interleaving.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

class InterleavingTest {

    @Test
    void columns_are_threads_and_lines_are_steps() {
        var table = Interleaving.parse("""
                main                      | thread-1
                --------------------------|--------------------------
                starts thread-1  A.java:1 |
                                          | reads x: a | b   A.java:9
                                          | -> waits, because main
                                          |    holds it
                ... 3 steps               |
                ends                      |
                => deadlock               |

                Deadlock: they wait.
                  'main' holds it
                """);

        assertThat(table.threads()).containsExactly("main", "thread-1");
        assertThat(table.steps())
                .containsExactly(
                        new Step(0, "starts thread-1", "A.java:1", List.of()),
                        new Step(1, "reads x: a | b", "A.java:9", List.of("-> waits, because main holds it")),
                        new Step(0, "... 3 steps", "", List.of()),
                        new Step(0, "ends", "", List.of("=> deadlock")));
        assertThat(table.steps()).extracting(Step::isFolded).containsExactly(false, false, true, false);
        assertThat(table.ending()).containsExactly("Deadlock: they wait.", "  'main' holds it");
    }

    @Test
    void what_did_not_fit_on_a_line_belongs_to_its_step() {
        var table = Interleaving.parse("""
                thread-1                       | thread-2
                -------------------------------|---------
                calls ConcurrentHashMap#1      |
                   .computeIfAbsent()          |
                               VeryLong.java:7 |
                the next 2 rows (3 times)      |
                  reads x: 1          A.java:8 |
                                               | begins
                """);

        assertThat(table.steps())
                .containsExactly(
                        new Step(0, "calls ConcurrentHashMap#1 .computeIfAbsent()", "VeryLong.java:7", List.of()),
                        new Step(0, "the next 2 rows (3 times)", "", List.of()),
                        new Step(0, "reads x: 1", "A.java:8", List.of()),
                        new Step(1, "begins", "", List.of()));
    }

    @Test
    void steps_of_threads_without_a_column_stand_alone() {
        var table = Interleaving.parse("""
                thread-1                       | thread-2
                -------------------------------|---------
                ... 4 steps of other threads
                ends                           |
                """);

        assertThat(table.steps())
                .containsExactly(
                        new Step(-1, "... 4 steps of other threads", "", List.of()),
                        new Step(0, "ends", "", List.of()));
        assertThat(table.ending()).isEmpty();
    }

    @Test
    void one_thread_needs_no_bars() {
        var table = Interleaving.parse("""
                main
                --------------------
                reads x: 1  A.java:8
                """);

        assertThat(table.threads()).containsExactly("main");
        assertThat(table.steps()).containsExactly(new Step(0, "reads x: 1", "A.java:8", List.of()));
    }

    @Test
    void text_that_is_no_table_is_kept_as_it_is() {
        assertThat(Interleaving.parse("It was not recorded.\n"))
                .isEqualTo(new Interleaving(List.of(), List.of(), List.of("It was not recorded.")));
    }
}
