package io.snarl.core.kind.atomicity.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.TracedSite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JdkCallsTest {

    private static TracedSite call(String method) {
        return call(method, "()V");
    }

    private static TracedSite call(String method, String descriptor) {
        int dot = method.lastIndexOf('.');
        return new TracedSite(
                EventKind.INVOKE,
                TracedMethod.UNKNOWN,
                0,
                method.substring(0, dot),
                method.substring(dot + 1),
                descriptor,
                0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.util.List.add",
                "java.util.concurrent.ConcurrentHashMap.get",
                "java.util.concurrent.atomic.AtomicLong.incrementAndGet",
                "java.lang.StringBuilder.append",
                "java.io.Writer.write",
                "java.text.DateFormat.format",
                "javax.swing.DefaultListModel.addElement"
            })
    void objects_that_can_change_have_contents(String method) {
        assertThat(JdkCalls.haveContents(call(method))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.lang.String.length",
                "java.lang.Math.max",
                "java.util.Objects.requireNonNull",
                "java.util.concurrent.locks.Lock.lock",
                "java.util.regex.Pattern.matcher",
                "java.time.Instant.plusMillis",
                "java.math.BigDecimal.add",
                "java.net.URI.resolve",
                "java.util.function.Supplier.get",
                "java.util.stream.Stream.map",
                "demo.List.add"
            })
    void values_locks_and_classes_that_are_seen_themselves_have_none(String method) {
        assertThat(JdkCalls.haveContents(call(method))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.util.ArrayList.<init>", "java.lang.StringBuilder.<init>"})
    void constructors_make_what_nobody_else_has_yet(String method) {
        assertThat(JdkCalls.haveContents(call(method))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.util.Map.get",
                "java.util.Map.getOrDefault",
                "java.util.List.size",
                "java.util.List.isEmpty",
                "java.util.List.contains",
                "java.util.List.containsAll",
                "java.util.List.iterator",
                "java.util.List.toArray",
                "java.util.Deque.peekFirst",
                "java.util.SortedMap.firstKey",
                "java.util.Iterator.hasNext",
                "java.util.concurrent.atomic.LongAdder.sum"
            })
    void methods_that_tell_something_change_nothing(String method) {
        assertThat(JdkCalls.writes(call(method))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.util.Map.put",
                "java.util.Map.computeIfAbsent",
                "java.util.List.add",
                "java.util.List.remove",
                "java.util.List.sort",
                "java.util.Iterator.next",
                "java.util.Deque.poll",
                "java.util.concurrent.atomic.AtomicInteger.incrementAndGet",
                "java.util.concurrent.atomic.AtomicInteger.getAndSet",
                "java.util.concurrent.atomic.LongAdder.sumThenReset",
                "java.util.concurrent.CountDownLatch.countDown",
                "java.util.Stack.issue"
            })
    void all_others_may_change_something(String method) {
        assertThat(JdkCalls.writes(call(method))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.util.concurrent.ConcurrentHashMap",
                "java.util.concurrent.atomic.AtomicInteger",
                "java.util.Vector",
                "java.util.Collections$SynchronizedMap"
            })
    void call_of_a_class_that_is_made_for_threads_is_one_step(String name) {
        assertThat(JdkCalls.areAtomic(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.util.HashMap", "java.util.ArrayList", "java.util.Collections$UnmodifiableMap"})
    void call_of_any_other_class_is_several(String name) {
        assertThat(JdkCalls.areAtomic(name)).isFalse();
    }

    @Test
    void who_goes_through_a_view_reads_the_collection_behind_it() {
        assertThat(JdkCalls.givesView(call("java.util.Map.entrySet"))).isTrue();
        assertThat(JdkCalls.passes(call("java.util.Iterator.next"))).isTrue();
        assertThat(JdkCalls.passes(call("java.util.Map$Entry.getValue"))).isTrue();
        assertThat(JdkCalls.givesView(call("java.util.Map.get"))).isFalse();
        assertThat(JdkCalls.passes(call("java.util.List.get"))).isFalse();
    }

    @Test
    void call_that_is_given_a_collection_reads_it() {
        assertThat(JdkCalls.takesCollection(call("java.util.ArrayList.<init>", "(Ljava/util/Collection;)V")))
                .isTrue();
        assertThat(JdkCalls.takesCollection(call("java.util.Map.putAll", "(Ljava/util/Map;)V")))
                .isTrue();
        assertThat(JdkCalls.takesCollection(call("java.util.Map.values", "()Ljava/util/Collection;")))
                .isFalse();
        assertThat(JdkCalls.takesCollection(call("demo.Bag.addAll", "(Ljava/util/Collection;)V")))
                .isFalse();
    }

    @Test
    void call_that_changes_an_object_tells_something_if_it_returns_something() {
        assertThat(JdkCalls.returns(call("java.util.Map.put", "()Ljava/lang/Object;")))
                .isTrue();
        assertThat(JdkCalls.returns(call("java.util.Map.clear", "()V"))).isFalse();
    }

    @Test
    void calls_tell_how_their_caller_goes_about_others() {
        assertThat(JdkCalls.trait(call("java.util.concurrent.locks.Lock.tryLock")))
                .contains(CallTrait.GIVES_WAY);
        assertThat(JdkCalls.trait(call("java.util.concurrent.atomic.AtomicInteger.compareAndSet")))
                .contains(CallTrait.COMPARES);
        assertThat(JdkCalls.trait(call("java.util.concurrent.ConcurrentHashMap.size")))
                .contains(CallTrait.ESTIMATES);
        assertThat(JdkCalls.trait(call("java.util.HashMap.size"))).isEmpty();
        assertThat(JdkCalls.trait(call("java.util.concurrent.locks.Lock.lock"))).isEmpty();
    }
}
