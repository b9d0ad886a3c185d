package io.snarl.agent.trial;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.outcome.ObservedValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ValueReaderTest {

    private static String read(Object value) {
        return ValueReader.read(value).toString();
    }

    @Test
    void simple_values_are_told_by_their_sort_and_text() {
        assertThat(read(null)).isEqualTo("null");
        assertThat(read(1)).isEqualTo("int 1");
        assertThat(read(1L)).isEqualTo("long 1");
        assertThat(read((short) 1)).isEqualTo("short 1");
        assertThat(read((byte) 1)).isEqualTo("byte 1");
        assertThat(read('c')).isEqualTo("char c");
        assertThat(read(0.5)).isEqualTo("double 0.5");
        assertThat(read(0.5f)).isEqualTo("float 0.5");
        assertThat(read(true)).isEqualTo("boolean true");
        assertThat(read("text")).isEqualTo("string text");
        assertThat(read(TimeUnit.DAYS)).isEqualTo("enum java.util.concurrent.TimeUnit#DAYS");
    }

    @Test
    void collections_maps_and_arrays_are_told_by_their_elements() {
        assertThat(read(List.of(1, "a"))).isEqualTo("list[int 1, string a]");
        assertThat(read(new int[][] {{1}, {}})).isEqualTo("array[array[int 1], array]");
        assertThat(read(Map.of("a", 1))).isEqualTo("map[string a, int 1]");
    }

    @Test
    void sets_and_maps_have_no_order() {
        assertThat(read(new LinkedHashSet<>(List.of(1, 2)))).isEqualTo(read(new LinkedHashSet<>(List.of(2, 1))));
        Map<String, Integer> one = new LinkedHashMap<>();
        one.put("a", 1);
        one.put("b", 2);
        Map<String, Integer> other = new LinkedHashMap<>();
        other.put("b", 2);
        other.put("a", 1);
        assertThat(read(one)).isEqualTo(read(other));
    }

    @Test
    void objects_of_the_jdk_are_told_by_their_text_and_others_by_their_class() {
        assertThat(read(new BigDecimal("1.50"))).isEqualTo("object java.math.BigDecimal 1.50");
        assertThat(read(Optional.of(1))).isEqualTo("object java.util.Optional Optional[1]");
        assertThat(read(new AtomicInteger(3))).isEqualTo("object java.util.concurrent.atomic.AtomicInteger 3");
        assertThat(read(new Object())).isEqualTo("object java.lang.Object");
        assertThat(read(this)).isEqualTo("object " + ValueReaderTest.class.getName());
    }

    @Test
    void lambdas_have_names_that_mean_the_same_in_every_jvm() {
        Runnable lambda = () -> {};

        assertThat(read(lambda)).isEqualTo("object " + ValueReaderTest.class.getName() + "$$Lambda");
    }

    @Test
    void long_texts_are_cut_and_stay_different() {
        String text = "x".repeat(10_000);

        assertThat(read(text + "a")).hasSizeLessThan(5_100).isNotEqualTo(read(text + "b"));
    }

    @Test
    void long_lists_are_cut_and_tell_how_long_they_are() {
        ObservedValue value = ValueReader.read(Collections.nCopies(5_000, 1));

        assertThat(value.elements()).hasSize(1_000);
        assertThat(value.text()).isEqualTo("5000 elements");
    }

    @Test
    void list_that_holds_itself_has_an_end() {
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            list.add(list);
        }

        assertThat(ValueReader.read(list).elements()).hasSize(100);
    }

    @Test
    void value_that_cannot_be_read_is_told_by_what_it_throws() {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        List<Integer> part = list.subList(0, 2);
        list.add(4);

        assertThat(read(part)).endsWith("that cannot be read: java.util.ConcurrentModificationException");
    }
}
