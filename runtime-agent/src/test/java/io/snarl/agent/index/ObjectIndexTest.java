package io.snarl.agent.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

class ObjectIndexTest {

    private static final IntFunction<String> LINES = site -> "Foo.java:" + site;

    private int objects;

    @Test
    void execution_index_of_the_first_object_is_that_of_the_paper() {
        ObjectIndex index = new ExecutionIndex(3, LINES);
        runExampleOfThePaper(index, 0);
        assertThat(index.abstractionOf(1)).isEqualTo("[Foo.java:11#1, Foo.java:6#1, Foo.java:3#1]");
    }

    @Test
    void execution_index_of_the_last_object_is_that_of_the_paper() {
        ObjectIndex index = new ExecutionIndex(3, LINES);
        runExampleOfThePaper(index, 0);
        assertThat(objects).isEqualTo(30);
        assertThat(index.abstractionOf(30)).isEqualTo("[Foo.java:11#3, Foo.java:7#1, Foo.java:3#5]");
    }

    @Test
    void execution_index_tells_all_objects_of_the_papers_example_apart_and_creators_none() {
        assertThat(names(new ExecutionIndex(10, LINES))).hasSize(30);
        assertThat(names(new CreatorIndex(10, LINES))).containsExactly("[Foo.java:11]");
    }

    @Test
    void creators_are_followed_up_to_the_length() {
        ObjectIndex index = new CreatorIndex(2, LINES);
        index.created(0, 1, 5, ObjectIndex.NO_OBJECT);
        index.created(0, 2, 6, 1);
        index.created(0, 3, 7, 2);
        assertThat(index.abstractionOf(1)).isEqualTo("[Foo.java:5]");
        assertThat(index.abstractionOf(2)).isEqualTo("[Foo.java:6, Foo.java:5]");
        assertThat(index.abstractionOf(3)).isEqualTo("[Foo.java:7, Foo.java:6]");
    }

    @Test
    void each_thread_has_calls_of_its_own() {
        ObjectIndex index = new ExecutionIndex(10, LINES);
        index.call(0, 1);
        index.call(1, 2);
        index.created(0, 1, 9, ObjectIndex.NO_OBJECT);
        index.created(20, 2, 9, ObjectIndex.NO_OBJECT);
        assertThat(index.abstractionOf(1)).isEqualTo("[Foo.java:9#1, Foo.java:1#1]");
        assertThat(index.abstractionOf(2)).isEqualTo("[Foo.java:9#1]");
    }

    @Test
    void reset_index_names_objects_as_a_fresh_one_does() {
        for (ObjectIndex index : new ObjectIndex[] {new ExecutionIndex(10, LINES), new CreatorIndex(10, LINES)}) {
            Set<String> before = names(index);
            index.call(0, 77);
            index.reset();
            assertThat(index.abstractionOf(1)).isNull();
            assertThat(names(index)).isEqualTo(before);
        }
    }

    @Test
    void deep_recursion_and_many_sites_are_counted() {
        ObjectIndex index = new ExecutionIndex(2, LINES);
        for (int i = 0; i < 10_000; i++) {
            index.call(0, 1);
        }
        for (int round = 0; round < 2; round++) {
            for (int site = 1; site <= 100; site++) {
                index.created(0, round * 100 + site, site, ObjectIndex.NO_OBJECT);
            }
        }
        assertThat(index.abstractionOf(64)).isEqualTo("[Foo.java:64#1, Foo.java:1#1]");
        assertThat(index.abstractionOf(164)).isEqualTo("[Foo.java:64#2, Foo.java:1#1]");
    }

    @Test
    void object_that_nobody_saw_has_no_name() {
        assertThat(new ExecutionIndex(10, LINES).abstractionOf(5)).isNull();
        assertThat(new CreatorIndex(10, LINES).abstractionOf(5)).isNull();
    }

    private Set<String> names(ObjectIndex index) {
        runExampleOfThePaper(index, 0);
        Set<String> names = new HashSet<>();
        for (int object = 1; object <= objects; object++) {
            names.add(index.abstractionOf(object));
        }
        return names;
    }

    /** A main method that calls foo five times, which calls bar twice, which makes three objects; sites are its lines. */
    private void runExampleOfThePaper(ObjectIndex index, int thread) {
        objects = 0;
        for (int i = 0; i < 5; i++) {
            index.call(thread, 3);
            bar(index, thread, 6);
            bar(index, thread, 7);
            index.returned(thread);
        }
    }

    private void bar(ObjectIndex index, int thread, int line) {
        index.call(thread, line);
        for (int i = 0; i < 3; i++) {
            index.created(thread, ++objects, 11, ObjectIndex.NO_OBJECT);
        }
        index.returned(thread);
    }
}
