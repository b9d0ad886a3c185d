package io.snarl.core.kind.atomicity;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.MethodSignature;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import io.snarl.core.kind.atomicity.predict.Triple;
import io.snarl.core.kind.atomicity.predict.TripleKind;
import io.snarl.core.path.AccessPath;
import io.snarl.core.seed.Activation;
import io.snarl.core.source.resolve.Types;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Flow;
import org.junit.jupiter.api.Test;

class ExaminedClassesTest {

    private static final String MADE_FOR_THREADS = "java.util.concurrent.atomic.AtomicLong";

    private static ExaminedClasses named(String... names) {
        return new ExaminedClasses(Types.of(List.of()), TestClasses.of(List.of()), List.of(names));
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

        assertThat(named().isSignal(new MethodSignature(subscriber, "onNext", "(Ljava/lang/Object;)V")))
                .isTrue();
        assertThat(named().isSignal(new MethodSignature(subscriber, "request", "(J)V")))
                .isFalse();
        assertThat(named().isSignal(new MethodSignature("java.util.HashMap", "onNext", "(Ljava/lang/Object;)V")))
                .isFalse();
    }

    @Test
    void other_ways_to_tell_a_receiver_of_an_element_are_signals() throws URISyntaxException {
        URI tests = Receiver.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI();
        var classes = new ExaminedClasses(Types.of(List.of(Path.of(tests))), TestClasses.of(List.of()), List.of());
        String receiver = Receiver.class.getName();

        assertThat(classes.isSignal(new MethodSignature(receiver, "offer", "(Ljava/lang/Object;)Z")))
                .isTrue();
        assertThat(classes.isSignal(new MethodSignature(receiver, "received", "()I")))
                .isFalse();
        assertThat(classes.isSignal(new MethodSignature("java.util.ArrayDeque", "offer", "(Ljava/lang/Object;)Z")))
                .isFalse();
    }

    @Test
    void iterator_that_is_named_itself_is_examined() {
        ExaminedClasses classes = named("java.util.HashMap$KeyIterator");

        assertThat(classes.contains("java.util.HashMap$KeyIterator")).isTrue();
        assertThat(classes.areForOneThread("java.util.HashMap$KeyIterator")).isFalse();
    }

    /** Reads and writes a variable of an argument, each in a call of its own to the object that has it. */
    private static Triple inSteps(Activation client, String type) {
        return triple(new Activation(client, type, "", 1), new Activation(client, type, "", 2));
    }

    private static Triple triple(Activation reading, Activation writing) {
        var object = new AccessPath(new AccessPath.Root(AccessPath.Origin.ARGUMENT, 0, ""), List.of(7), List.of());
        TracedAccess read = access(object, true, reading);
        TracedAccess write = access(object, false, writing);
        return new Triple(TripleKind.LOST_UPDATE, read, write, write, false);
    }

    private static TracedAccess access(AccessPath object, boolean read, Activation by) {
        var place = new CodePlace("demo.Progress", "value", "Progress.java", 1);
        return new TracedAccess(
                "demo.Progress", "value", false, false, read, !read, object, "k", List.of(), place, by, read ? 0 : 1);
    }

    @Test
    void who_is_for_one_thread_does_not_answer_for_several_calls_to_what_is_for_threads() {
        var ofOneThread = new Activation(null, "java.util.ArrayList", "", 0);

        assertThat(named().answerFor(inSteps(ofOneThread, MADE_FOR_THREADS))).isFalse();
        assertThat(named("java.util.ArrayList").answerFor(inSteps(ofOneThread, MADE_FOR_THREADS)))
                .isTrue();
    }

    @Test
    void who_is_for_threads_answers_for_all_that_happens_in_its_calls() {
        var forThreads = new Activation(null, "java.util.concurrent.ConcurrentHashMap", "", 0);
        var insideOfIt = new Activation(forThreads, "java.util.ArrayList", "", 0);

        assertThat(named().answerFor(inSteps(insideOfIt, MADE_FOR_THREADS))).isTrue();
    }

    @Test
    void what_is_for_threads_answers_for_a_single_call() {
        var single = new Activation(new Activation(null, "java.util.ArrayList", "", 0), MADE_FOR_THREADS, "", 1);

        assertThat(named().answerFor(triple(single, single))).isTrue();
    }

    @Test
    void static_method_answers_since_no_object_of_it_could_be_for_one_thread() {
        assertThat(named().answerFor(inSteps(new Activation(null, "", "", 0), MADE_FOR_THREADS)))
                .isTrue();
    }

    @Test
    void variable_that_is_come_to_without_a_call_to_what_is_for_threads_is_answered_for() {
        var ofOneThread = new Activation(null, "java.util.ArrayList", "", 0);

        assertThat(named().answerFor(triple(ofOneThread, ofOneThread))).isTrue();
        assertThat(named().answerFor(inSteps(ofOneThread, "java.util.HashMap"))).isTrue();
    }

    private abstract static class Receiver implements Flow.Subscriber<Object> {

        abstract boolean offer(Object element);

        abstract int received();
    }
}
