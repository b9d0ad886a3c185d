package io.snarl.core.kind.atomicity.predict;

import static io.snarl.core.kind.atomicity.predict.SeedCalls.argument;
import static io.snarl.core.kind.atomicity.predict.SeedCalls.ofClass;
import static io.snarl.core.kind.atomicity.predict.SeedCalls.receiver;
import static io.snarl.core.kind.atomicity.predict.SeedCalls.then;
import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.path.AccessPath;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each call is one of a test of its own; the gates of both are the same one where the calls meet at the gate. */
class FeasibilityScannerTest {

    private final Gate one = new Gate(new SeedCalls(0));
    private final Gate other = new Gate(new SeedCalls(1));

    /** A gate that counts who passes by a tally of its own class, and keeps a log. */
    private static final class Gate {

        final SeedCalls calls;
        final int gate;
        final int tally;
        final AccessPath self;
        final AccessPath inner;

        Gate(SeedCalls calls) {
            this.calls = calls;
            gate = calls.object("demo.Gate");
            tally = calls.object("demo.Tally");
            self = receiver(gate);
            inner = then(self, "tally", tally);
        }

        /** Counts up by a synchronized getter and a synchronized setter of the tally, as a synchronized method. */
        CallProfile pass() {
            return calls.call(new MethodSignature("demo.Gate", "pass", "()V"))
                    .lock(self)
                    .read(self, "tally")
                    .lock(inner)
                    .read(inner, "count")
                    .unlock()
                    .lock(inner)
                    .write(inner, "count")
                    .profile();
        }

        /** Counts up by one synchronized method of the tally. */
        CallProfile jump() {
            return calls.call(new MethodSignature("demo.Gate", "jump", "()V"))
                    .read(self, "tally")
                    .lock(inner)
                    .read(inner, "count")
                    .write(inner, "count")
                    .profile();
        }

        SeedCalls.Call call() {
            return calls.call(new MethodSignature("demo.Gate", "call", "()V"));
        }
    }

    private FeasibilityScanner atGate(CallProfile first, CallProfile second) {
        return new FeasibilityScanner(
                first, second, new MeetingPoint(one.gate, other.gate, "this", "this", false), triple -> true);
    }

    private FeasibilityScanner atTally(CallProfile first, CallProfile second) {
        var meeting = new MeetingPoint(one.tally, other.tally, "this.tally", "this.tally", false);
        return new FeasibilityScanner(first, second, meeting, triple -> true);
    }

    private static List<String> kinds(FeasibilityScanner scanner) {
        return scanner.feasible().stream().map(Triple::cause).toList();
    }

    @Test
    void lock_of_the_common_receiver_excludes() {
        FeasibilityScanner scanner = atGate(one.pass(), other.pass());

        assertThat(scanner.feasible()).isEmpty();
        assertThat(scanner.triples()).isPositive().isEqualTo(scanner.guarded());
    }

    @Test
    void locks_of_two_receivers_that_have_an_inner_object_in_common_do_not() {
        assertThat(kinds(atTally(one.pass(), other.pass()))).containsExactly("LOST_UPDATE demo.Tally.count");
    }

    @Test
    void lock_of_the_inner_object_does_not_help_who_releases_it_in_between() {
        assertThat(atGate(one.pass(), other.jump()).feasible()).singleElement().satisfies(triple -> {
            assertThat(triple.kind()).isEqualTo(TripleKind.LOST_UPDATE);
            assertThat(triple.swapped()).isFalse();
            assertThat(triple.previous().write()).isFalse();
            assertThat(triple.current().write()).isTrue();
        });
    }

    @Test
    void who_is_disturbed_is_told_when_it_is_the_second_call() {
        assertThat(atGate(one.jump(), other.pass()).feasible()).singleElement().satisfies(triple -> {
            assertThat(triple.swapped()).isTrue();
            assertThat(triple.predicted().previous().thread()).isEqualTo(1);
            assertThat(triple.predicted().remote().thread()).isZero();
        });
    }

    @Test
    void lock_of_the_inner_object_excludes_if_it_is_held_all_the_time() {
        assertThat(atGate(one.jump(), other.jump()).feasible()).isEmpty();
        assertThat(atTally(one.jump(), other.jump()).feasible()).isEmpty();
    }

    @Test
    void lock_that_is_released_between_two_accesses_does_not_hold_them_together() {
        assertThat(kinds(atGate(checkThenAct(one), checkThenAct(other))))
                .containsExactly("LOST_UPDATE demo.Gate.count");
    }

    private static CallProfile checkThenAct(Gate gate) {
        return gate.call()
                .lock(gate.self)
                .read(gate.self, "count")
                .unlock()
                .lock(gate.self)
                .write(gate.self, "count")
                .profile();
    }

    @ParameterizedTest(name = "{0}, {1} of the other thread, {2}")
    @CsvSource({
        "read, write, write, LOST_UPDATE",
        "read, write, read, UNREPEATABLE_READ",
        "write, read, write, DIRTY_READ",
        "write, write, read, FOREIGN_READ"
    })
    void four_combinations_are_not_serializable(String previous, String remote, String current, TripleKind kind) {
        assertThat(ofOneVariable(previous, remote, current).feasible())
                .extracting(Triple::kind)
                .containsExactly(kind);
    }

    @ParameterizedTest(name = "{0}, {1} of the other thread, {2}")
    @CsvSource({"read, read, read", "read, read, write", "write, read, read", "write, write, write"})
    void four_combinations_are_as_if_one_call_came_after_the_other(String previous, String remote, String current) {
        assertThat(ofOneVariable(previous, remote, current).triples()).isZero();
    }

    private FeasibilityScanner ofOneVariable(String previous, String remote, String current) {
        CallProfile local =
                access(access(one.call(), previous, one), current, one).profile();
        return atGate(local, access(other.call(), remote, other).profile());
    }

    private static SeedCalls.Call access(SeedCalls.Call call, String kind, Gate gate) {
        return kind.equals("write") ? call.write(gate.self, "open") : call.read(gate.self, "open");
    }

    @Test
    void access_that_reads_and_writes_at_once_can_be_either() {
        CallProfile takes =
                one.call().read(one.self, "count").update(one.self, "count").profile();
        CallProfile adds = other.call().update(other.self, "count").profile();

        assertThat(kinds(atGate(takes, adds)))
                .containsExactlyInAnyOrder("LOST_UPDATE demo.Gate.count", "UNREPEATABLE_READ demo.Gate.count");
    }

    @Test
    void one_such_access_has_nothing_between_its_read_and_its_write() {
        CallProfile adds = one.call().update(one.self, "count").profile();

        assertThat(atGate(adds, other.call().update(other.self, "count").profile())
                        .triples())
                .isZero();
    }

    @Test
    void readers_do_not_exclude_each_other() {
        CallProfile counts = countingAsReader(one);

        assertThat(kinds(atGate(counts, countingAsReader(other)))).containsExactly("LOST_UPDATE demo.Gate.count");
    }

    @Test
    void writer_excludes_readers() {
        CallProfile counts = countingAsReader(one);
        CallProfile resets = other.call()
                .lock(then(other.self, "lock", 7))
                .write(other.self, "count")
                .profile();

        assertThat(atGate(counts, resets).feasible()).isEmpty();
    }

    private static CallProfile countingAsReader(Gate gate) {
        return gate.call()
                .lockAsReader(then(gate.self, "lock", 7))
                .read(gate.self, "count")
                .write(gate.self, "count")
                .profile();
    }

    @Test
    void static_fields_are_the_same_for_all() {
        CallProfile draws = drawing(one, null);

        assertThat(kinds(atStaticField(draws, drawing(other, null)))).containsExactly("LOST_UPDATE demo.Ids.next");
    }

    @Test
    void monitor_of_a_class_is_the_same_for_all_and_that_of_another_class_is_not() {
        CallProfile draws = drawing(one, "demo.Ids");

        assertThat(atStaticField(draws, drawing(other, "demo.Ids")).feasible()).isEmpty();
        assertThat(kinds(atStaticField(draws, drawing(other, "demo.Names"))))
                .containsExactly("LOST_UPDATE demo.Ids.next");
    }

    private static CallProfile drawing(Gate gate, String locked) {
        SeedCalls.Call call = gate.call();
        if (locked != null) {
            call.lock(ofClass(locked));
        }
        return call.read(ofClass("demo.Ids"), "next")
                .write(ofClass("demo.Ids"), "next")
                .profile();
    }

    private static FeasibilityScanner atStaticField(CallProfile first, CallProfile second) {
        return new FeasibilityScanner(first, second, MeetingPoint.AT_STATIC_FIELD, triple -> true);
    }

    @Test
    void elements_of_one_array_may_be_the_same_one() {
        assertThat(kinds(atGate(countingInSlot(one), countingInSlot(other)))).containsExactly("LOST_UPDATE int[]");
    }

    private static CallProfile countingInSlot(Gate gate) {
        AccessPath slots = then(gate.self, "slots", gate.calls.hidden("int[]"));
        return gate.call()
                .read(gate.self, "slots")
                .read(slots, AccessPath.ELEMENT)
                .write(slots, AccessPath.ELEMENT)
                .profile();
    }

    @Test
    void locks_in_an_array_may_be_different_ones() {
        assertThat(kinds(atGate(countingWithStripe(one), countingWithStripe(other))))
                .containsExactly("LOST_UPDATE demo.Gate.count");
    }

    private static CallProfile countingWithStripe(Gate gate) {
        AccessPath stripes = then(gate.self, "stripes", gate.calls.hidden("java.lang.Object[]"));
        AccessPath stripe = then(stripes, AccessPath.ELEMENT, gate.calls.hidden("java.lang.Object"));
        return gate.call()
                .lock(stripe)
                .read(gate.self, "count")
                .write(gate.self, "count")
                .profile();
    }

    @Test
    void two_variables_that_one_call_writes_and_the_other_reads_may_not_fit() {
        CallProfile moves = one.call().write(one.self, "x").write(one.self, "y").profile();
        CallProfile looks =
                other.call().read(other.self, "x").read(other.self, "y").profile();

        assertThat(atGate(moves, looks).feasible()).extracting(Triple::kind).containsExactly(TripleKind.TWO_VARIABLES);
    }

    @Test
    void two_variables_fit_if_a_lock_is_held_for_both_by_both() {
        CallProfile moves = one.call()
                .lock(one.self)
                .write(one.self, "x")
                .write(one.self, "y")
                .profile();
        CallProfile looks = other.call()
                .lock(other.self)
                .read(other.self, "x")
                .read(other.self, "y")
                .profile();

        assertThat(atGate(moves, looks).feasible()).isEmpty();
    }

    @Test
    void two_variables_do_not_fit_if_one_call_takes_the_lock_for_each() {
        CallProfile moves = one.call()
                .lock(one.self)
                .write(one.self, "x")
                .write(one.self, "y")
                .profile();
        CallProfile looks = other.call()
                .lock(other.self)
                .read(other.self, "x")
                .unlock()
                .lock(other.self)
                .read(other.self, "y")
                .profile();

        assertThat(atGate(moves, looks).feasible())
                .isNotEmpty()
                .allSatisfy(triple -> assertThat(triple.swapped()).isTrue());
    }

    @Test
    void contents_of_a_collection_are_another_variable_than_the_field_that_has_it() {
        AccessPath names = then(one.self, "names", one.calls.hidden("java.util.ArrayList"));
        AccessPath otherNames = then(other.self, "names", other.calls.hidden("java.util.ArrayList"));
        CallProfile adds = one.call().ask(names).change(names).profile();
        CallProfile replaces = other.call().write(other.self, "names").profile();
        CallProfile addsToo = other.call().change(otherNames).profile();

        assertThat(atGate(adds, replaces).triples()).isZero();
        assertThat(kinds(atGate(adds, addsToo))).containsExactly("LOST_UPDATE demo.Gate.names");
    }

    @Test
    void object_that_is_the_receiver_of_one_and_the_argument_of_the_other_is_met_in_both_ways() {
        AccessPath passed = argument(other.gate);
        CallProfile counts =
                one.call().read(one.self, "count").write(one.self, "count").profile();
        CallProfile copies = other.call().write(passed, "count").profile();

        assertThat(kinds(atGate(counts, copies))).containsExactly("LOST_UPDATE demo.Gate.count");
    }

    @Test
    void triples_with_one_cause_are_one() {
        CallProfile counts = one.call()
                .read(one.self, "count")
                .write(one.self, "count")
                .read(one.self, "count")
                .write(one.self, "count")
                .profile();
        CallProfile resets = other.call().write(other.self, "count").profile();
        FeasibilityScanner scanner = atGate(counts, resets);

        assertThat(kinds(scanner)).containsExactly("LOST_UPDATE demo.Gate.count", "FOREIGN_READ demo.Gate.count");
        assertThat(scanner.triples()).isEqualTo(3);
        assertThat(scanner.guarded()).isZero();
    }
}
