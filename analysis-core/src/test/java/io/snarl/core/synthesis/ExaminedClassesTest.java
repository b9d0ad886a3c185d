package io.snarl.core.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.source.type.Types;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Flow;
import org.junit.jupiter.api.Test;

class ExaminedClassesTest {

    private static ExaminedClasses named(String... names) {
        return new ExaminedClasses(Types.of(List.of()), List.of(names));
    }

    @Test
    void what_is_made_for_threads_is_examined() {
        assertThat(named().contains("java.util.concurrent.ConcurrentHashMap")).isTrue();
        assertThat(named().contains("java.util.HashMap")).isFalse();
    }

    @Test
    void named_class_is_examined_with_those_inside_of_it() {
        assertThat(named("java.util.HashMap").contains("java.util.HashMap")).isTrue();
        assertThat(named("java.util.HashMap").contains("java.util.HashMap$Node"))
                .isTrue();
        assertThat(named("java.util.Hash").contains("java.util.HashMap")).isFalse();
    }

    @Test
    void iterators_of_a_named_class_are_for_one_thread() {
        String iterator = "java.util.concurrent.ConcurrentHashMap$KeyIterator";

        ExaminedClasses classes = named("java.util.concurrent.ConcurrentHashMap");

        assertThat(classes.contains(iterator)).isFalse();
        assertThat(classes.areForOneThread(iterator)).isTrue();
        assertThat(classes.areForOneThread("java.util.HashMap")).isFalse();
    }

    @Test
    void streams_are_read_step_by_step() {
        assertThat(named().areRead("java.io.StringReader")).isTrue();
        assertThat(named().areRead("java.io.ByteArrayInputStream")).isTrue();
        assertThat(named().areRead("java.io.StringWriter")).isFalse();
    }

    @Test
    void events_of_a_receiver_of_elements_are_signals() {
        String subscriber = "java.util.concurrent.Flow$Subscriber";

        assertThat(named().isSignal(subscriber + ".onNext(Ljava/lang/Object;)V"))
                .isTrue();
        assertThat(named().isSignal(subscriber + ".request(J)V")).isFalse();
        assertThat(named().isSignal("java.util.HashMap.onNext(Ljava/lang/Object;)V"))
                .isFalse();
    }

    @Test
    void other_ways_to_tell_a_receiver_of_an_element_are_signals() throws URISyntaxException {
        URI tests = Receiver.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI();
        var classes = new ExaminedClasses(Types.of(List.of(Path.of(tests))), List.of());
        String receiver = Receiver.class.getName();

        assertThat(classes.isSignal(receiver + ".offer(Ljava/lang/Object;)Z")).isTrue();
        assertThat(classes.isSignal(receiver + ".received()I")).isFalse();
        assertThat(classes.isSignal("java.util.ArrayDeque.offer(Ljava/lang/Object;)Z"))
                .isFalse();
    }

    @Test
    void iterator_that_is_named_itself_is_examined() {
        ExaminedClasses classes = named("java.util.HashMap$KeyIterator");

        assertThat(classes.contains("java.util.HashMap$KeyIterator")).isTrue();
        assertThat(classes.areForOneThread("java.util.HashMap$KeyIterator")).isFalse();
    }

    private abstract static class Receiver implements Flow.Subscriber<Object> {

        abstract boolean offer(Object element);

        abstract int received();
    }
}
