package io.snarl.contract.trace.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.BranchInstruction;
import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.Comparison;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.LockMode;
import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.TracedSite;
import io.snarl.contract.trace.Value;
import io.snarl.testing.PayloadBytes;
import io.snarl.testing.TraceBytes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class EventsTest {

    private static final int GOTO = 0xa7;
    private static final int IFNULL = 0xc6;

    @TempDir
    private Path dir;

    private final TraceBytes bytes = new TraceBytes();
    private final int type = bytes.classNamed("bank.Account", 1);
    private final int method = bytes.method(type, "deposit", "(I)V");
    private final int other = bytes.method(type, "audit", "()V");
    private final PayloadBytes events = TraceBytes.events(4, 0, 1);
    private final List<TracedSite> sites = new ArrayList<>();

    EventsTest() {
        IntStream.rangeClosed(1, 50).forEach(number -> bytes.object(number, type));
    }

    @Test
    void methods_and_calls() {
        events.event(site(EventKind.ENTER)).ref(7);
        events.event(site(EventKind.INVOKE));
        events.event(site(EventKind.EXIT));
        events.event(site(EventKind.EXIT_BY_EXCEPTION)).ref(8);
        events.event(site(EventKind.CALL)).ref(9);
        events.returned().noValue();

        assertThat(read())
                .containsExactly(
                        new Event.Enter(4, sites.get(0), 7, List.of()),
                        new Event.Invoke(4, sites.get(1)),
                        new Event.Exit(4, sites.get(2), Value.NONE),
                        new Event.ExitByException(4, sites.get(3), 8),
                        new Event.Call(4, sites.get(4), 9, List.of()),
                        new Event.Return(4, sites.get(4), Value.NONE));
    }

    @Test
    void allocations() {
        events.event(site(EventKind.NEW)).ref(7);
        events.event(site(EventKind.NEW_ARRAY)).ref(8).number(300);
        events.event(site(EventKind.LAMBDA)).ref(3);

        assertThat(read())
                .containsExactly(
                        new Event.NewObject(4, sites.get(0), 7),
                        new Event.NewArray(4, sites.get(1), 8, 300),
                        new Event.NewLambda(4, sites.get(2), 3));
    }

    @ParameterizedTest
    @CsvSource({
        "GET_FIELD, false, false",
        "PUT_FIELD, true, false",
        "GET_STATIC, false, true",
        "PUT_STATIC, true, true",
    })
    void accesses_of_fields(EventKind kind, boolean write, boolean isStatic) {
        events.event(site(kind, "Lbank/Account;", 0));
        int receiver = isStatic ? 0 : 7;
        if (!isStatic) {
            events.ref(receiver);
        }
        events.ref(8);
        events.event(site(kind, "[I", 0));
        if (!isStatic) {
            events.ref(receiver);
        }
        events.ref(0);
        events.event(site(kind, "J", 0));
        if (!isStatic) {
            events.ref(receiver);
        }

        List<Event> read = read();
        assertThat(read)
                .containsExactly(
                        new Event.FieldAccess(4, sites.get(0), receiver, 8),
                        new Event.FieldAccess(4, sites.get(1), receiver, 0),
                        new Event.FieldAccess(4, sites.get(2), receiver, 0));
        var access = (Event.FieldAccess) read.get(0);
        assertThat(access.isWrite()).isEqualTo(write);
        assertThat(access.isStatic()).isEqualTo(isStatic);
    }

    @ParameterizedTest
    @EnumSource(names = {"GET_ELEMENT", "PUT_ELEMENT"})
    void accesses_of_elements(EventKind kind) {
        events.event(site(kind, "L", 0)).ref(7).number(1000).ref(8);
        events.event(site(kind, "I", 0)).ref(7).number(0);

        List<Event> read = read();
        assertThat(read)
                .containsExactly(
                        new Event.ElementAccess(4, sites.get(0), 7, 1000, 8),
                        new Event.ElementAccess(4, sites.get(1), 7, 0, 0));
        assertThat(((Event.ElementAccess) read.get(0)).isWrite()).isEqualTo(kind == EventKind.PUT_ELEMENT);
    }

    @Test
    void monitors() {
        events.event(site(EventKind.MONITOR_ENTER, "", 1)).ref(7);
        events.event(site(EventKind.MONITOR_EXIT, "", 0)).ref(7);

        List<Event> read = read();
        assertThat(read)
                .containsExactly(new Event.MonitorUse(4, sites.get(0), 7), new Event.MonitorUse(4, sites.get(1), 7));
        assertThat(((Event.MonitorUse) read.get(0)).isOfMethod()).isTrue();
        assertThat(((Event.MonitorUse) read.get(1)).isOfMethod()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void locks_of_every_mode(LockMode mode) {
        events.event(site(EventKind.LOCK, "", mode.ordinal())).ref(7).ref(8);
        events.event(site(EventKind.UNLOCK, "", mode.ordinal())).ref(7).ref(8);

        List<Event> read = read();
        assertThat(read)
                .containsExactly(new Event.LockUse(4, sites.get(0), 7, 8), new Event.LockUse(4, sites.get(1), 7, 8));
        assertThat(((Event.LockUse) read.get(0)).mode()).isEqualTo(mode);
    }

    @Test
    void views_of_locks() {
        events.event(site(EventKind.LOCK_VIEW)).ref(7).ref(8);

        assertThat(read()).containsExactly(new Event.LockView(4, sites.get(0), 7, 8));
    }

    @ParameterizedTest
    @EnumSource(names = {"WAIT", "WOKEN", "NOTIFY", "NOTIFY_ALL"})
    void waits_and_notifications(EventKind kind) {
        events.event(site(kind)).ref(7);

        assertThat(read()).containsExactly(new Event.WaitUse(4, sites.get(0), 7));
    }

    @ParameterizedTest
    @EnumSource(names = {"AWAIT", "AWOKEN", "SIGNAL", "SIGNAL_ALL"})
    void conditions(EventKind kind) {
        events.event(site(kind)).ref(7).ref(8);

        assertThat(read()).containsExactly(new Event.ConditionUse(4, sites.get(0), 7, 8));
    }

    @ParameterizedTest
    @EnumSource(names = {"THREAD_START", "THREAD_JOIN"})
    void threads(EventKind kind) {
        events.event(site(kind)).ref(7);

        assertThat(read()).containsExactly(new Event.ThreadUse(4, sites.get(0), 7));
    }

    @Test
    void exceptions() {
        events.event(site(EventKind.THROW)).ref(7);
        events.event(site(EventKind.CATCH, "java.lang.Exception", 0)).ref(7);

        assertThat(read()).containsExactly(new Event.Throw(4, sites.get(0), 7), new Event.Catch(4, sites.get(1), 7));
    }

    @ParameterizedTest
    @EnumSource
    void branches(Comparison comparison) {
        events.event(site(EventKind.BRANCH, "", IFNULL)).octet(comparison.ordinal());

        List<Event> read = read();
        assertThat(read).containsExactly(new Event.Branch(4, sites.get(0), comparison));
        assertThat(((Event.Branch) read.get(0)).isTaken()).isEqualTo(comparison == Comparison.EQUAL);
    }

    @ParameterizedTest
    @CsvSource({
        "0x99, ifeq, EQUAL",
        "0x9a, ifne, LESS GREATER",
        "0x9b, iflt, LESS",
        "0x9c, ifge, EQUAL GREATER",
        "0x9d, ifgt, GREATER",
        "0x9e, ifle, LESS EQUAL",
        "0x9f, if_icmpeq, EQUAL",
        "0xa0, if_icmpne, LESS GREATER",
        "0xa1, if_icmplt, LESS",
        "0xa2, if_icmpge, EQUAL GREATER",
        "0xa3, if_icmpgt, GREATER",
        "0xa4, if_icmple, LESS EQUAL",
        "0xa5, if_acmpeq, EQUAL",
        "0xa6, if_acmpne, LESS GREATER",
        "0xc6, ifnull, EQUAL",
        "0xc7, ifnonnull, LESS GREATER",
    })
    void each_branch_instruction_jumps_as_the_jvm_does(String opcode, String name, String jumps) {
        BranchInstruction instruction =
                BranchInstruction.of(Integer.decode(opcode)).orElseThrow();

        assertThat(instruction).hasToString(name);
        assertThat(Comparison.values())
                .filteredOn(instruction::jumpsOn)
                .extracting(Comparison::name)
                .containsExactly(jumps.split(" "));
    }

    @Test
    void goto_is_no_branch() {
        assertThat(BranchInstruction.of(GOTO)).isEmpty();
    }

    @Test
    void switches() {
        events.event(site(EventKind.SWITCH)).signed(Integer.MIN_VALUE);
        events.event(site(EventKind.SWITCH)).signed(Integer.MAX_VALUE);

        assertThat(read())
                .containsExactly(
                        new Event.Switch(4, sites.get(0), Integer.MIN_VALUE),
                        new Event.Switch(4, sites.get(1), Integer.MAX_VALUE));
    }

    @Test
    void arguments_belong_to_the_call_or_method_they_follow() {
        events.event(site(EventKind.CALL))
                .ref(7)
                .argument()
                .intValue(1)
                .argument()
                .intValue(2);
        events.event(site(EventKind.ENTER)).ref(7).argument().objectValue(9);
        events.event(site(EventKind.ENTER)).ref(9);

        assertThat(read())
                .containsExactly(
                        new Event.Call(4, sites.get(0), 7, List.of(new Value.Primitive(1), new Value.Primitive(2))),
                        new Event.Enter(4, sites.get(1), 7, List.of(new Value.Instance(9))),
                        new Event.Enter(4, sites.get(2), 9, List.of()));
    }

    @Test
    void arguments_can_stand_in_the_next_chunk() {
        int call = site(EventKind.CALL);
        bytes.add(TraceBytes.events(4, 0, 1).event(call).ref(7).argument().intValue(1));
        events.argument().intValue(2).returned().noValue();

        assertThat(read())
                .first()
                .isEqualTo(new Event.Call(4, sites.get(0), 7, List.of(new Value.Primitive(1), new Value.Primitive(2))));
    }

    @Test
    void result_belongs_to_the_exit_that_follows() {
        events.result().intValue(5);
        events.event(site(EventKind.MONITOR_EXIT)).ref(7);
        events.event(site(EventKind.EXIT));
        events.event(site(EventKind.EXIT));

        assertThat(read())
                .endsWith(
                        new Event.Exit(4, sites.get(1), new Value.Primitive(5)),
                        new Event.Exit(4, sites.get(2), Value.NONE));
    }

    @Test
    void result_is_forgotten_if_the_method_ends_by_an_exception() {
        events.result().intValue(5);
        events.event(site(EventKind.EXIT_BY_EXCEPTION)).ref(7);
        events.event(site(EventKind.EXIT));

        assertThat(read()).last().isEqualTo(new Event.Exit(4, sites.get(1), Value.NONE));
    }

    @Test
    void return_knows_its_call_among_nested_ones() {
        events.event(site(EventKind.CALL)).ref(7);
        events.event(site(EventKind.ENTER)).ref(7);
        events.event(site(EventKind.CALL)).ref(8);
        events.returned().intValue(1);
        events.event(site(EventKind.EXIT));
        events.returned().intValue(2);

        assertThat(read())
                .filteredOn(event -> event.kind() == EventKind.RETURN)
                .containsExactly(
                        new Event.Return(4, sites.get(2), new Value.Primitive(1)),
                        new Event.Return(4, sites.get(0), new Value.Primitive(2)));
    }

    @Test
    void call_that_an_exception_ended_is_over_when_its_method_catches_it() {
        events.event(site(EventKind.CALL)).ref(8);
        events.event(site(EventKind.CATCH)).ref(9);
        events.returned().noValue();

        assertThat(read()).last().isEqualTo(new Event.Return(4, TracedSite.UNKNOWN, Value.NONE));
    }

    @Test
    void call_that_an_exception_ended_is_over_when_its_method_ends_by_it() {
        events.event(site(EventKind.CALL)).ref(7);
        events.event(site(EventKind.ENTER)).ref(7);
        events.event(site(EventKind.CALL)).ref(8);
        events.event(site(EventKind.EXIT_BY_EXCEPTION)).ref(9);
        events.returned().intValue(2);

        assertThat(read()).last().isEqualTo(new Event.Return(4, sites.get(0), new Value.Primitive(2)));
    }

    @Test
    void methods_that_lack_their_exit_are_over_with_the_one_that_called_them() {
        int enterOther = bytes.site(EventKind.ENTER, other, 20);
        events.event(site(EventKind.CALL)).ref(7);
        events.event(site(EventKind.ENTER)).ref(7);
        events.event(enterOther).ref(7).event(site(EventKind.CALL)).ref(8);
        events.event(enterOther).ref(7);
        events.event(site(EventKind.EXIT_BY_EXCEPTION)).ref(9);
        events.returned().intValue(2);

        assertThat(read()).last().isEqualTo(new Event.Return(4, sites.get(0), new Value.Primitive(2)));
    }

    @Test
    void return_of_a_call_from_before_the_trace_has_an_unknown_site() {
        events.event(site(EventKind.CALL)).ref(7);
        events.event(site(EventKind.EXIT));
        events.returned().noValue();

        assertThat(read()).last().isEqualTo(new Event.Return(4, TracedSite.UNKNOWN, Value.NONE));
    }

    @Test
    void summary_is_that_of_the_innermost_method_and_does_not_count() {
        events.event(site(EventKind.CALL)).ref(7);
        events.event(site(EventKind.ENTER)).ref(7);
        events.summary();
        events.event(site(EventKind.EXIT));

        assertThat(read())
                .filteredOn(event -> event.kind() == EventKind.LEFT_OUT)
                .containsExactly(new Event.LeftOut(4, sites.get(1)));
    }

    private int site(EventKind kind) {
        return site(kind, "", 0);
    }

    /** Defines a site and keeps what the reader should make of it. */
    private int site(EventKind kind, String descriptor, int detail) {
        var owner = new TracedClass("bank.Account", ClassSort.SUBJECT, 0, "Account.java", 0);
        var traced = new TracedMethod(owner, "deposit", "(I)V", 1);
        sites.add(new TracedSite(kind, traced, 10 + sites.size(), "", "", descriptor, detail));
        return bytes.site(kind, method, 9 + sites.size(), "", "", descriptor, detail);
    }

    private List<Event> read() {
        bytes.add(events).end(1, false);
        try (Trace trace = Trace.open(bytes.writeTo(dir.resolve("a.trace")))) {
            List<Event> read = new ArrayList<>();
            trace.forEach(read::add);
            return read;
        }
    }
}
