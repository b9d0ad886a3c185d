package io.snarl.suites;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.suites.Row.Plain;
import io.snarl.suites.Row.Synthesized;
import io.snarl.suites.Row.Traced;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TablesTest {

    private static final Map<String, String> MEANINGS = Map.of(
            "a common lock guards it", "none wanted",
            "it starts threads", "lost",
            "there is a test, and no time was left to run it", "written");
    private static final Row POOL = row("pool", Map.of("a common lock guards it", 2, "it starts threads", 5));
    private static final Row CACHE = row("cache", Map.of("it starts threads", 1));
    private static final Row BROKEN =
            new Row("broken", "", Plain.NONE, Traced.NONE, Synthesized.NONE, 0, List.of("compiling: no such type"));

    @Test
    void reasons_are_added_up_over_all_libraries_with_the_most_frequent_first() {
        assertThat(Tables.ofReasons(List.of(POOL, CACHE, BROKEN))).isEqualTo("""
                | reason                  | asks for a test | infeasible | libraries |
                |-------------------------|----------------:|-----------:|----------:|
                | it starts threads       |             yes |          6 |         2 |
                | a common lock guards it |              no |          2 |         1 |
                """);
    }

    @Test
    void library_has_a_row_whatever_came_of_it() {
        assertThat(Tables.ofLibraries(List.of(POOL, BROKEN)).lines().skip(2))
                .anySatisfy(
                        line -> assertThat(line.replaceAll(" +", " "))
                                .startsWith(
                                        "| pool | 1,200 | 10.0 | 25.0 | 2.5 | 1.5 | 1 | 3.0 | 1.5 | 20.0 | 100.0 | 9 | 7 | 64 | 4 | 1 |"))
                .anySatisfy(line -> assertThat(line).contains("broken").endsWith("compiling: no such type |"));
    }

    @Test
    void tests_that_were_written_and_not_run_count_as_built() {
        Row late = row("late", Map.of("there is a test, and no time was left to run it", 11, "it starts threads", 5));

        assertThat(late.percentBuilt()).isEqualTo(80);
    }

    @Test
    void details_name_tests_that_changed_and_bugs() {
        assertThat(Tables.details(List.of(POOL)))
                .isEqualTo("pool changed: PoolTest.a: passed -> failed\npool confirmed: deadlock Pool.take_take\n");
    }

    private static Row row(String name, Map<String, Integer> infeasible) {
        return new Row(
                name,
                "pool",
                new Plain(1200, 0, 0, 10, 8, List.of()),
                new Traced(
                        1200, 1199, 25, 12, Map.of("PoolTest.a", "passed -> failed"), 3_000_000, 1_500_000, 20_000_000),
                new Synthesized(
                        5,
                        200_000_000,
                        100_000_000,
                        9,
                        infeasible,
                        MEANINGS,
                        4,
                        List.of("deadlock Pool.take_take"),
                        0,
                        0,
                        0,
                        false),
                40,
                List.of());
    }
}
