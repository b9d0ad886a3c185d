package io.snarl.contract.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.snarl.contract.trace.BrokenTraceException;
import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.TraceTotals;
import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.TracedSite;
import io.snarl.contract.trace.TracedThread;
import io.snarl.contract.trace.Value;
import io.snarl.testing.TraceBytes;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceTest {

    @TempDir
    private Path dir;

    private final TraceBytes bytes = new TraceBytes();
    private final int account = bytes.classNamed("bank.Account", 1);
    private final int deposit = bytes.method(account, "deposit", "(I)V");
    private final int enter = bytes.site(EventKind.ENTER, deposit, 5, "bank.Account", "deposit", "(I)V");
    private final int exit = bytes.site(EventKind.EXIT, deposit, 7, "bank.Account", "deposit", "(I)V");
    private final int put = bytes.site(EventKind.PUT_FIELD, deposit, 6, "bank.Account", "balance", "I");

    @Test
    void classes_methods_and_sites_are_known() {
        bytes.object(1, account)
                .add(TraceBytes.events(1, 0, 1).event(put).ref(1))
                .end(1, false);

        try (Trace trace = open()) {
            TracedSite site = trace.iterator().next().site();

            var owner = new TracedClass("bank.Account", ClassSort.SUBJECT, 0, "Account.java", 0);
            var method = new TracedMethod(owner, "deposit", "(I)V", 1);
            assertThat(site)
                    .isEqualTo(new TracedSite(EventKind.PUT_FIELD, method, 6, "bank.Account", "balance", "I", 0));
            assertThat(site.file()).isEqualTo("Account.java");
            assertThat(trace.classOf(1)).isEqualTo(owner);
        }
    }

    @Test
    void roles_and_flags_of_classes_are_known() {
        int lambda = bytes.classNamed("bank.BankTest$$Lambda", 3, 1, "BankTest.java", 0);
        int anonymous = bytes.classNamed("bank.BankTest$1", 3, 2, "BankTest.java", 12);
        int constant = bytes.classNamed("bank.Currency", 2, 4, "Currency.java", 0);
        int array = bytes.classNamed("int[]", 0, 8, "", 0);
        int proxy = bytes.classNamed("jdk.proxy2.$Proxy", 0, 16, "", 0);
        bytes.object(1, lambda)
                .object(2, anonymous)
                .object(3, constant)
                .object(4, array)
                .object(5, proxy);
        bytes.end(0, false);

        try (Trace trace = open()) {
            assertThat(trace.classOf(1).isLambda()).isTrue();
            assertThat(trace.classOf(2).isAnonymous()).isTrue();
            assertThat(trace.classOf(2).line()).isEqualTo(12);
            assertThat(trace.classOf(2).sort()).isEqualTo(ClassSort.TEST);
            assertThat(trace.classOf(3).isEnum()).isTrue();
            assertThat(trace.classOf(3).sort()).isEqualTo(ClassSort.LIBRARY);
            assertThat(trace.classOf(4).isArray()).isTrue();
            assertThat(trace.classOf(4).simpleName()).isEqualTo("int[]");
            assertThat(trace.classOf(5).isProxy()).isTrue();
            assertThat(trace.classOf(5).sort()).isEqualTo(ClassSort.OTHER);
            assertThat(trace.classOf(5).isLambda()).isFalse();
        }
    }

    @Test
    void class_of_an_object_under_construction_is_known_though_it_is_defined_later() {
        bytes.add(TraceBytes.events(1, 0, 1).event(enter).ref(9000));
        bytes.object(9000, account);
        bytes.end(1, false);

        try (Trace trace = open()) {
            var entered = (Event.Enter) trace.iterator().next();

            assertThat(trace.classOf(entered.receiver()).name()).isEqualTo("bank.Account");
        }
    }

    @Test
    void object_that_is_never_defined_is_of_an_unknown_class() {
        bytes.objectsUpTo(70_000).end(0, false);

        try (Trace trace = open()) {
            assertThat(trace.classOf(70_000)).isEqualTo(TracedClass.UNKNOWN);
        }
    }

    @Test
    void totals_are_those_of_the_end_chunk() {
        bytes.object(3, account)
                .add(TraceBytes.events(1, 0, 1).event(put).ref(3).event(put).ref(3));
        bytes.end(1, true);

        try (Trace trace = open()) {
            assertThat(trace.totals()).isEqualTo(new TraceTotals(2, 3, 1, true));
        }
    }

    @Test
    void events_of_one_thread_go_on_over_chunks() {
        bytes.object(1, account).object(2, account);
        bytes.add(TraceBytes.events(1, 0, 1).event(enter).ref(2).event(put).ref(2));
        bytes.add(TraceBytes.events(1, 0, 1).event(put).ref(1).event(exit));
        bytes.end(1, false);

        try (Trace trace = open()) {
            assertThat(trace)
                    .extracting(Event::kind)
                    .containsExactly(EventKind.ENTER, EventKind.PUT_FIELD, EventKind.PUT_FIELD, EventKind.EXIT);
            assertThat(trace)
                    .filteredOn(event -> event.kind() == EventKind.PUT_FIELD)
                    .extracting(event -> ((Event.FieldAccess) event).receiver())
                    .containsExactly(2, 1);
        }
    }

    @Test
    void events_of_two_threads_are_merged_by_segment() {
        for (int object = 1; object <= 7; object++) {
            bytes.object(object, account);
        }
        var first = TraceBytes.events(1, 0, 1).event(put).ref(1);
        first.segment(3).event(put).ref(3).event(put).ref(4);
        var second = TraceBytes.events(2, 0, 2).event(put).ref(2);
        second.segment(4).event(put).ref(5);
        bytes.add(first).add(second);
        bytes.add(TraceBytes.events(1, 0, 7).event(put).ref(6));
        bytes.add(TraceBytes.events(2, 0, 9).event(put).ref(7));
        bytes.end(2, false);

        try (Trace trace = open()) {
            assertThat(trace)
                    .extracting(event -> ((Event.FieldAccess) event).receiver())
                    .containsExactly(1, 2, 3, 4, 5, 6, 7);
            assertThat(trace).extracting(Event::thread).containsExactly(1, 2, 1, 1, 2, 1, 2);
        }
    }

    @Test
    void call_stays_in_its_segment_though_its_arguments_are_in_the_next_one() {
        bytes.object(1, account);
        var first = TraceBytes.events(1, 0, 1).event(enter).ref(1);
        first.segment(3).argument().intValue(10).event(exit);
        bytes.add(first);
        bytes.add(TraceBytes.events(2, 0, 2).event(put).ref(1));
        bytes.end(2, false);

        try (Trace trace = open()) {
            assertThat(trace).extracting(Event::thread).containsExactly(1, 2, 1);
            assertThat(((Event.Enter) trace.iterator().next()).arguments()).containsExactly(new Value.Primitive(10));
        }
    }

    @Test
    void threads_are_known_by_number_and_object() {
        int thread = bytes.classNamed("java.lang.Thread", 0);
        bytes.object(1, thread).object(8, thread).object(3, account);
        bytes.add(TraceBytes.events(5, 8, 1).event(put).ref(3));
        bytes.add(TraceBytes.events(1, 1, 2).event(put).ref(3));
        bytes.end(2, false);

        try (Trace trace = open()) {
            assertThat(trace.threads()).containsExactly(new TracedThread(1, 1), new TracedThread(5, 8));
        }
    }

    @Test
    void trace_without_events_is_empty() {
        bytes.end(0, false);

        try (Trace trace = open()) {
            assertThat(trace).isEmpty();
            assertThat(trace.threads()).isEmpty();
            assertThatExceptionOfType(NoSuchElementException.class)
                    .isThrownBy(() -> trace.iterator().next());
        }
    }

    @Test
    void trace_can_be_read_twice_and_at_the_same_time() {
        bytes.object(1, account);
        bytes.add(
                TraceBytes.events(1, 0, 1).event(enter).ref(1).event(put).ref(1).event(exit));
        bytes.end(1, false);

        try (Trace trace = open()) {
            Iterator<Event> one = trace.iterator();
            Iterator<Event> other = trace.iterator();
            for (int i = 0; i < 3; i++) {
                assertThat(one.next()).isEqualTo(other.next());
            }
            assertThat(one).isExhausted();
            assertThat(other).isExhausted();
        }
    }

    @Test
    void millions_of_events_are_read_chunk_by_chunk() {
        bytes.object(1, account);
        for (int chunk = 0; chunk < 500; chunk++) {
            var events = TraceBytes.events(1, 0, 1);
            for (int i = 0; i < 10_000; i++) {
                events.event(put).ref(1);
            }
            bytes.add(events);
        }
        bytes.end(1, false);

        try (Trace trace = open()) {
            long count = 0;
            for (Event event : trace) {
                count += ((Event.FieldAccess) event).receiver();
            }
            assertThat(count).isEqualTo(5_000_000);
        }
    }

    @Test
    void a_chunk_is_not_read_before_its_events_are_asked_for() {
        bytes.object(1, account);
        bytes.add(TraceBytes.events(1, 0, 1).event(put).ref(1).event(put).ref(1));
        bytes.add(TraceBytes.events(1, 0, 1).event(9999));
        bytes.end(1, false);

        try (Trace trace = open()) {
            Iterator<Event> events = trace.iterator();

            assertThat(events.next().kind()).isEqualTo(EventKind.PUT_FIELD);
            assertThatExceptionOfType(BrokenTraceException.class)
                    .isThrownBy(events::next)
                    .withMessageContaining("site 9999");
        }
    }

    private Trace open() {
        return Trace.open(bytes.writeTo(dir.resolve("a.trace")));
    }
}
