package io.snarl.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.testing.TraceBytes;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceSummaryTest {

    @TempDir
    private Path dir;

    @Test
    void events_are_counted_by_kind() {
        var bytes = new TraceBytes();
        int type = bytes.classNamed("bank.Account", 1);
        int method = bytes.method(type, "deposit", "()V");
        int call = bytes.site(EventKind.CALL, method, 1);
        int put = bytes.site(EventKind.PUT_FIELD, method, 2, "bank.Account", "balance", "I");
        int sameField = bytes.site(EventKind.PUT_FIELD, method, 3, "bank.Account", "balance", "I");
        bytes.object(1, type);
        var events = TraceBytes.events(1, 0, 1).event(call).ref(1).argument().intValue(1);
        events.event(put)
                .ref(1)
                .event(put)
                .ref(1)
                .event(sameField)
                .ref(1)
                .returned()
                .noValue();
        bytes.add(events).end(1, false);

        try (Trace trace = Trace.open(bytes.writeTo(dir.resolve("a.trace")))) {
            assertThat(TraceSummary.of(trace).counts())
                    .containsExactly(
                            Map.entry(EventKind.CALL, 1L),
                            Map.entry(EventKind.PUT_FIELD, 3L),
                            Map.entry(EventKind.RETURN, 1L));
        }
    }

    @Test
    void related_kinds_are_counted_together() {
        var summary = new TraceSummary(Map.of(
                EventKind.CALL, 1L,
                EventKind.NEW, 2L,
                EventKind.NEW_ARRAY, 4L,
                EventKind.LAMBDA, 8L,
                EventKind.GET_FIELD, 10L,
                EventKind.GET_STATIC, 20L,
                EventKind.GET_ELEMENT, 40L,
                EventKind.MONITOR_ENTER, 5L,
                EventKind.LOCK, 6L,
                EventKind.UNLOCK, 100L));

        assertThat(summary.calls()).isEqualTo(1);
        assertThat(summary.allocations()).isEqualTo(14);
        assertThat(summary.reads()).isEqualTo(70);
        assertThat(summary.writes()).isZero();
        assertThat(summary.locks()).isEqualTo(11);
        assertThat(summary.count(EventKind.UNLOCK, EventKind.LOCK)).isEqualTo(106);
    }

    @Test
    void summaries_add_up() {
        var one = new TraceSummary(Map.of(EventKind.NEW, 1L, EventKind.PUT_FIELD, 2L));
        var other =
                new TraceSummary(Map.of(EventKind.PUT_FIELD, 3L, EventKind.PUT_ELEMENT, 4L, EventKind.PUT_STATIC, 5L));

        TraceSummary sum = one.plus(other);

        assertThat(sum)
                .isEqualTo(new TraceSummary(Map.of(
                        EventKind.NEW, 1L,
                        EventKind.PUT_FIELD, 5L,
                        EventKind.PUT_STATIC, 5L,
                        EventKind.PUT_ELEMENT, 4L)));
        assertThat(sum.writes()).isEqualTo(14);
    }
}
