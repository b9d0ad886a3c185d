package io.snarl.core.kind;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.finding.Cause;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CauseCoverTest {

    private static Set<Cause> causes(String... keys) {
        return Stream.of(keys).map(key -> new Cause(key, key)).collect(Collectors.toSet());
    }

    private static Map<String, List<Integer>> cover(List<Set<Cause>> explanations) {
        Map<String, List<Integer>> cover = new TreeMap<>();
        CauseCover.of(explanations).forEach((cause, bugs) -> cover.put(cause.key(), bugs));
        return cover;
    }

    @Test
    void cycle_of_two_methods_belongs_to_the_one_that_makes_a_cycle_with_itself() {
        assertThat(cover(List.of(causes("equals"), causes("equals", "add"), causes("equals", "remove"))))
                .isEqualTo(Map.of("equals", List.of(0, 1, 2)));
    }

    @Test
    void bug_with_two_certain_causes_is_told_once() {
        assertThat(cover(List.of(causes("equals"), causes("equals", "copy"), causes("copy"))))
                .isEqualTo(Map.of("copy", List.of(1, 2), "equals", List.of(0)));
    }

    @Test
    void method_against_all_others_is_the_cause_that_explains_most() {
        assertThat(cover(List.of(causes("sell", "report"), causes("sell", "correct"), causes("sell", "count"))))
                .isEqualTo(Map.of("sell", List.of(0, 1, 2)));
    }

    @Test
    void variable_that_nothing_guards_is_one_cause_for_all_of_its_methods() {
        assertThat(cover(List.of(
                        causes("up", "count"),
                        causes("down", "count"),
                        causes("up", "down", "count"),
                        causes("clear", "up", "count"))))
                .isEqualTo(Map.of("count", List.of(0, 1, 2, 3)));
    }

    @Test
    void result_depends_neither_on_the_order_nor_on_other_bugs() {
        List<Set<Cause>> bugs = new ArrayList<>(
                List.of(causes("a", "b"), causes("b", "c"), causes("c", "d"), causes("d", "e"), causes("e", "a")));
        Set<Cause> alone = CauseCover.of(bugs).keySet();
        bugs.add(causes("x", "y"));
        bugs.add(causes("y", "z"));
        for (int i = 0; i < bugs.size(); i++) {
            Collections.rotate(bugs, 1);

            assertThat(CauseCover.of(bugs).keySet())
                    .containsAll(alone)
                    .hasSize(alone.size() + 1)
                    .contains(new Cause("y", ""));
        }
    }
}
