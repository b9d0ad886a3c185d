package io.snarl.core.kind.atomicity.predict;

import static io.snarl.core.kind.atomicity.predict.SeedCalls.receiver;
import static io.snarl.core.kind.atomicity.predict.SeedCalls.then;
import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.carve.Reason;
import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.CallTrait;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.path.AccessPath;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairFinderTest {

    @TempDir
    private Path directory;

    private static final MethodSignature PASS = new MethodSignature("demo.Gate", "pass", "()V");
    private static final MethodSignature RESET = new MethodSignature("demo.Gate", "reset", "()V");

    private final SeedCalls first = new SeedCalls(0);
    private final SeedCalls second = new SeedCalls(1);

    private final SharedScope scope = new SharedScope() {
        @Override
        public boolean isVolatile(TracedAccess access) {
            return access.name().equals("ready");
        }

        @Override
        public boolean mayShare(CallProfile call, TracedAccess access) {
            return !access.name().equals("own");
        }

        @Override
        public boolean isAnsweredFor(Triple triple) {
            return triple.throughout().stream()
                    .noneMatch(method -> method.type().equals("demo.Passer"));
        }
    };

    private int time = Integer.MAX_VALUE;

    /** Looks at calls of which no two are alike. */
    private PairFinder find(CallProfile... calls) {
        return find(Arrays.stream(calls).map(List::of).toList());
    }

    private PairFinder findAmongAlike(CallProfile... calls) {
        return find(List.of(List.of(calls)));
    }

    private PairFinder find(List<List<CallProfile>> groups) {
        return new PairFinder(
                groups,
                Map.of(0, first.script(), 1, second.script()),
                (name, supertype) -> name.equals("demo.WideGate") && supertype.equals("demo.Gate"),
                scope,
                () -> time-- > 0,
                new Mishaps(directory.resolve("mishaps.log")));
    }

    private static CallProfile counting(
            SeedCalls calls, MethodSignature method, AccessPath object, AccessPath... locks) {
        SeedCalls.Call call = calls.call(method);
        for (AccessPath lock : locks) {
            call.lock(lock);
        }
        return call.read(object, "count").write(object, "count").profile();
    }

    private static CallProfile resetting(SeedCalls calls, AccessPath object) {
        return calls.call(RESET).write(object, "count").profile();
    }

    @Test
    void call_may_disturb_another_one_like_itself() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        PairFinder finder = find(counting(first, PASS, gate));

        assertThat(finder.pairs()).singleElement().satisfies(pair -> {
            assertThat(pair.methods()).containsExactly(PASS, PASS);
            assertThat(pair.triples()).extracting(Triple::kind).containsExactly(TripleKind.LOST_UPDATE);
            assertThat(pair.choices()).singleElement().satisfies(choice -> {
                assertThat(choice.oneObject()).isEqualTo(gate.target());
                assertThat(choice.otherObject()).isEqualTo(gate.target());
                assertThat(choice.together()).isFalse();
            });
        });
    }

    @Test
    void inner_object_that_a_test_can_exchange_is_where_synchronized_calls_meet() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        AccessPath tally = then(gate, "tally", first.object("demo.Tally"));
        PairFinder finder = find(counting(first, PASS, tally, gate));

        assertThat(finder.pairs()).singleElement().satisfies(pair -> {
            assertThat(pair.choices().get(0).oneObject()).isEqualTo(tally.target());
            assertThat(pair.choices().get(0).onePath()).isEqualTo(tally);
        });
        assertThat(finder.infeasible()).isEmpty();
    }

    @Test
    void inner_object_that_no_test_has_is_guarded_by_the_lock_of_its_owner() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        AccessPath tally = then(gate, "tally", first.hidden("demo.Tally"));
        PairFinder finder = find(counting(first, PASS, tally, gate));

        assertThat(finder.pairs()).isEmpty();
        assertThat(finder.triples()).isPositive();
        assertThat(finder.infeasible()).isEqualTo(Map.of(Reason.GUARDED, 1L));
    }

    @Test
    void receiver_is_met_rather_than_what_is_inside_if_it_does() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        AccessPath tally = then(gate, "tally", first.object("demo.Tally"));
        PairFinder finder = find(counting(first, PASS, tally));

        assertThat(finder.pairs())
                .singleElement()
                .satisfies(pair -> assertThat(pair.choices().get(0).oneObject()).isEqualTo(gate.target()));
    }

    @Test
    void calls_of_different_tests_meet_at_objects_of_one_class_or_of_a_subclass() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        AccessPath wide = receiver(second.object("demo.WideGate"));
        PairFinder finder = find(counting(first, PASS, gate), resetting(second, wide));

        assertThat(finder.pairs())
                .filteredOn(pair -> pair.methods().equals(List.of(PASS, RESET)))
                .hasSize(1);
    }

    @Test
    void objects_of_unrelated_classes_cannot_be_one() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        AccessPath door = receiver(second.object("demo.Door"));
        PairFinder finder =
                find(resetting(first, gate), counting(second, new MethodSignature("demo.Door", "pass", "()V"), door));

        assertThat(finder.pairs())
                .filteredOn(pair -> !pair.isOnlyRace())
                .extracting(CallPair::methods)
                .containsExactly(List.of(
                        new MethodSignature("demo.Door", "pass", "()V"),
                        new MethodSignature("demo.Door", "pass", "()V")));
        assertThat(finder.infeasible()).isEmpty();
    }

    @Test
    void object_that_the_test_did_not_have_before_the_call_cannot_be_exchanged() {
        SeedCalls.Call call = first.call(PASS);
        AccessPath made = receiver(first.object("demo.Gate"));
        PairFinder finder = find(call.read(made, "count").write(made, "count").profile());

        assertThat(finder.pairs()).isEmpty();
        assertThat(finder.infeasible()).isEqualTo(Map.of(Reason.ENCLOSED, 1L));
    }

    @Test
    void calls_meet_at_a_static_field_without_any_object() {
        PairFinder finder =
                find(counting(first, new MethodSignature("demo.Ids", "next", "()I"), SeedCalls.ofClass("demo.Ids")));

        assertThat(finder.pairs()).singleElement().satisfies(pair -> {
            PairChoice choice = pair.choices().get(0);
            assertThat(choice.oneObject()).isZero();
            assertThat(choice.onePath().isStatic()).isTrue();
        });
    }

    @Test
    void calls_of_one_test_meet_as_the_test_has_them_if_it_shares_more_than_could_be_exchanged() {
        int pool = first.hidden("demo.Pool");
        AccessPath ones = receiver(first.object("demo.Connection"));
        AccessPath others = receiver(first.object("demo.Connection"));
        MethodSignature close = new MethodSignature("demo.Connection", "close", "()V");
        PairFinder finder = findAmongAlike(
                counting(first, close, then(ones, "pool", pool), ones),
                counting(first, close, then(others, "pool", pool), others));

        assertThat(finder.pairs()).singleElement().satisfies(pair -> {
            assertThat(pair.choices()).singleElement().satisfies(choice -> {
                assertThat(choice.together()).isTrue();
                assertThat(choice.one().call()).isNotEqualTo(choice.other().call());
            });
            assertThat(pair.triples()).extracting(Triple::cause).containsExactly("LOST_UPDATE demo.Pool.count");
        });
    }

    @Test
    void common_lock_of_calls_of_one_test_excludes_them() {
        int pool = first.hidden("demo.Pool");
        AccessPath ones = then(receiver(first.object("demo.Connection")), "pool", pool);
        AccessPath others = then(receiver(first.object("demo.Connection")), "pool", pool);
        MethodSignature close = new MethodSignature("demo.Connection", "close", "()V");

        assertThat(findAmongAlike(counting(first, close, ones, ones), counting(first, close, others, others))
                        .pairs())
                .isEmpty();
    }

    @Test
    void calls_without_a_conflict_are_no_pair_and_not_counted() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        CallProfile looks = first.call(new MethodSignature("demo.Gate", "count", "()I"))
                .read(gate, "count")
                .profile();
        PairFinder finder = find(looks);

        assertThat(finder.pairs()).isEmpty();
        assertThat(finder.triples()).isZero();
        assertThat(finder.infeasible()).isEmpty();
    }

    @Test
    void calls_that_are_alike_are_choices_of_one_pair_those_of_one_test_first() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        AccessPath otherGate = receiver(second.object("demo.Gate"));
        PairFinder finder = findAmongAlike(counting(first, PASS, gate), counting(second, PASS, otherGate));

        assertThat(finder.pairs()).singleElement().satisfies(pair -> {
            assertThat(pair.choices()).hasSize(4);
            assertThat(pair.choices().subList(0, 2))
                    .allSatisfy(choice -> assertThat(choice.one().test())
                            .isEqualTo(choice.other().test()));
            assertThat(pair.choices().get(3).oneObject())
                    .isEqualTo(pair.choices().get(3).onePath().target());
        });
    }

    @Test
    void calls_of_the_same_methods_that_went_another_way_are_choices_too() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        AccessPath otherGate = receiver(second.object("demo.Gate"));
        CallProfile closed = second.call(PASS).read(otherGate, "open").profile();
        PairFinder finder = find(counting(first, PASS, gate), closed);

        assertThat(finder.pairs())
                .singleElement()
                .satisfies(pair -> assertThat(pair.choices())
                        .extracting(choice ->
                                List.of(choice.one().test(), choice.other().test()))
                        .containsExactlyInAnyOrder(List.of(0, 0), List.of(0, 1), List.of(1, 0), List.of(1, 1)));
    }

    @Test
    void pairs_that_lose_updates_come_first() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        CallProfile moves = first.call(new MethodSignature("demo.Gate", "move", "()V"))
                .write(gate, "x")
                .write(gate, "y")
                .profile();
        CallProfile looks = first.call(new MethodSignature("demo.Gate", "where", "()J"))
                .read(gate, "x")
                .read(gate, "y")
                .profile();
        PairFinder finder = find(moves, looks, counting(first, PASS, gate));

        assertThat(finder.pairs().get(0).methods()).containsExactly(PASS, PASS);
        assertThat(finder.pairs().size()).isGreaterThan(1);
    }

    @Test
    void pairs_at_other_variables_come_before_more_at_the_same() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        CallProfile counts = counting(first, PASS, gate);
        CallProfile countsToo = counting(first, RESET, gate);
        CallProfile opens = first.call(new MethodSignature("demo.Gate", "open", "()V"))
                .read(gate, "open")
                .write(gate, "open")
                .profile();
        PairFinder finder = find(counts, countsToo, opens);

        assertThat(finder.pairs())
                .extracting(CallPair::methods)
                .startsWith(
                        List.of(PASS, PASS),
                        List.of(
                                new MethodSignature("demo.Gate", "open", "()V"),
                                new MethodSignature("demo.Gate", "open", "()V")),
                        List.of(RESET, RESET));
    }

    @Test
    void pair_behaves_as_one_of_its_calls() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        CallProfile tries = first.call(PASS)
                .behaves(CallTrait.GIVES_WAY)
                .read(gate, "count")
                .write(gate, "count")
                .profile();

        assertThat(find(tries).pairs()).singleElement().satisfies(pair -> {
            assertThat(pair.behaves(CallTrait.GIVES_WAY)).isTrue();
            assertThat(pair.behaves(CallTrait.COMPARES)).isFalse();
        });
    }

    @Test
    void call_that_writes_something_does_more_than_ask_for_an_estimate() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        CallProfile asks = first.call(new MethodSignature("demo.Gate", "count", "()I"))
                .behaves(CallTrait.ESTIMATES)
                .read(gate, "count")
                .read(gate, "count")
                .profile();
        CallProfile counts = first.call(PASS)
                .behaves(CallTrait.ESTIMATES)
                .write(gate, "count")
                .write(gate, "count")
                .profile();

        assertThat(find(asks, counts).pairs())
                .filteredOn(pair -> !pair.isOnlyRace())
                .singleElement()
                .satisfies(pair -> assertThat(pair.asksForEstimate()).isTrue());
        assertThat(find(counting(first, PASS, gate)).pairs().get(0).asksForEstimate())
                .isFalse();
    }

    @Test
    void write_and_read_without_a_common_lock_are_a_race() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        CallProfile opens = first.call(new MethodSignature("demo.Gate", "open", "()V"))
                .lock(gate)
                .write(gate, "open")
                .profile();
        CallProfile looks = first.call(new MethodSignature("demo.Gate", "isOpen", "()Z"))
                .read(gate, "open")
                .profile();
        PairFinder finder = find(opens, looks);

        assertThat(finder.pairs()).singleElement().satisfies(pair -> {
            assertThat(pair.isOnlyRace()).isTrue();
            assertThat(pair.races()).singleElement().satisfies(race -> {
                assertThat(race.predicted().variable()).isEqualTo("demo.Gate.open");
                assertThat(race.predicted().current()).isEmpty();
            });
            assertThat(pair.choices()).isNotEmpty();
        });
        assertThat(finder.races()).isEqualTo(1);
        assertThat(finder.triples()).isZero();
    }

    @Test
    void accesses_with_a_common_lock_or_to_a_volatile_field_or_of_an_atomic_class_are_no_race() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        CallProfile opens = first.call(new MethodSignature("demo.Gate", "open", "()V"))
                .write(gate, "ready")
                .update(gate, "passed")
                .lock(gate)
                .write(gate, "open")
                .profile();
        CallProfile looks = first.call(new MethodSignature("demo.Gate", "isOpen", "()Z"))
                .read(gate, "ready")
                .lock(gate)
                .read(gate, "open")
                .profile();
        PairFinder finder = find(opens, looks);

        assertThat(finder.races()).isZero();
        assertThat(finder.pairs()).allSatisfy(pair -> assertThat(pair.races()).isEmpty());
    }

    @Test
    void what_nobody_answers_for_is_no_pair_even_as_a_race() {
        AccessPath tally = SeedCalls.argument(first.object("demo.Tally"));
        CallProfile passes = first.call(new MethodSignature("demo.Passer", "pass", "()V"))
                .enter("demo.Tally")
                .read(tally, "count")
                .leave()
                .enter("demo.Tally")
                .write(tally, "count")
                .leave()
                .profile();
        PairFinder finder = find(passes);

        assertThat(finder.pairs()).isEmpty();
        assertThat(finder.infeasible()).isEqualTo(Map.of(Reason.FOR_ONE_THREAD, 1L));
    }

    @Test
    void triple_that_somebody_answers_for_is_found_behind_one_like_it_that_nobody_does() {
        AccessPath tally = SeedCalls.argument(first.object("demo.Tally"));
        CallProfile passes = first.call(PASS)
                .enter("demo.Passer")
                .read(tally, "count")
                .write(tally, "count")
                .leave()
                .enter("demo.Tally")
                .read(tally, "count")
                .write(tally, "count")
                .profile();

        assertThat(find(passes).pairs())
                .singleElement()
                .satisfies(pair -> assertThat(pair.triples())
                        .filteredOn(triple -> triple.kind() == TripleKind.LOST_UPDATE)
                        .singleElement()
                        .satisfies(
                                triple -> assertThat(triple.previous().order()).isEqualTo(2)));
    }

    @Test
    void race_at_a_variable_that_could_also_lose_an_update_is_of_the_same_pair() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        PairFinder finder = find(counting(first, PASS, gate));

        assertThat(finder.pairs()).singleElement().satisfies(pair -> {
            assertThat(pair.isOnlyRace()).isFalse();
            assertThat(pair.races()).hasSize(1);
        });
    }

    @Test
    void triples_that_say_the_same_are_one() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        CallProfile twice = first.call(PASS)
                .read(gate, "count")
                .write(gate, "count")
                .read(gate, "count")
                .write(gate, "count")
                .profile();
        PairFinder finder = find(twice);

        assertThat(finder.pairs().get(0).triples()).extracting(Triple::cause).doesNotHaveDuplicates();
        assertThat(finder.triples())
                .isGreaterThan(finder.pairs().get(0).triples().size());
    }

    @Test
    void parts_that_no_test_has_are_of_different_owners_and_one_pair_however_many_calls_use_them() {
        AccessPath tally = then(receiver(first.object("demo.Gate")), "tally", first.hidden("demo.Tally"));
        AccessPath otherTally = then(receiver(second.object("demo.Door")), "tally", second.hidden("demo.Tally"));
        CallProfile looks = second.call(new MethodSignature("demo.Door", "look", "()I"))
                .read(otherTally, "count")
                .profile();
        CallProfile looksTwice = second.call(new MethodSignature("demo.Door", "look", "()I"))
                .read(otherTally, "count")
                .read(otherTally, "first")
                .profile();
        PairFinder finder = find(first.call(PASS).write(tally, "count").profile(), looks, looksTwice);

        assertThat(finder.pairs()).extracting(CallPair::methods).containsExactly(List.of(PASS, PASS));
        assertThat(finder.infeasible()).isEqualTo(Map.of(Reason.ENCLOSED, 1L));
    }

    @Test
    void calls_of_one_object_may_look_up_the_same() {
        int gate = first.object("demo.Gate");
        int otherGate = second.object("demo.Gate");
        CallProfile one = lookingUp(first, PASS, gate);
        CallProfile other = lookingUp(second, RESET, otherGate);

        assertThat(find(one, other).pairs())
                .filteredOn(pair -> pair.methods().equals(List.of(PASS, RESET)))
                .singleElement()
                .satisfies(pair -> {
                    assertThat(pair.triples()).extracting(Triple::kind).contains(TripleKind.LOST_UPDATE);
                    assertThat(pair.choices().get(0).oneObject()).isEqualTo(gate);
                    assertThat(pair.choices().get(0).otherObject()).isEqualTo(otherGate);
                });
    }

    @Test
    void what_is_looked_up_is_guarded_by_its_own_lock() {
        int gate = first.object("demo.Gate");
        AccessPath visitor = unseen(first.hidden("demo.Visitor"));
        CallProfile calls = first.call(PASS)
                .read(receiver(gate), "visitors")
                .lock(visitor)
                .read(visitor, "visits")
                .write(visitor, "visits")
                .profile();
        PairFinder finder = find(calls);

        assertThat(finder.pairs()).isEmpty();
        assertThat(finder.infeasible()).isEqualTo(Map.of(Reason.GUARDED, 1L));
    }

    private static CallProfile lookingUp(SeedCalls calls, MethodSignature method, int gate) {
        AccessPath visitor = unseen(calls.hidden("demo.Visitor"));
        return calls.call(method)
                .read(receiver(gate), "visitors")
                .read(visitor, "visits")
                .write(visitor, "visits")
                .profile();
    }

    private static AccessPath unseen(int object) {
        return new AccessPath(new AccessPath.Root(AccessPath.Origin.UNSEEN, -1, ""), List.of(object), List.of());
    }

    @Test
    void what_threads_may_not_share_is_named_instead_of_predicted() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        PairFinder finder =
                find(first.call(PASS).read(gate, "own").write(gate, "own").profile());

        assertThat(finder.pairs()).isEmpty();
        assertThat(finder.triples()).isZero();
        assertThat(finder.infeasible()).containsOnly(Map.entry(Reason.FOR_ONE_THREAD, 1L));
        assertThat(finder.unshareableClasses()).containsExactly("demo.Gate");
    }

    @Test
    void calls_that_conflict_at_something_that_threads_may_share_are_looked_at_in_full() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        PairFinder finder = find(first.call(PASS)
                .read(gate, "own")
                .write(gate, "own")
                .read(gate, "count")
                .write(gate, "count")
                .profile());

        assertThat(finder.pairs()).hasSize(1);
        assertThat(finder.infeasible()).doesNotContainKey(Reason.FOR_ONE_THREAD);
    }

    @Test
    void calls_for_which_there_is_no_time_are_counted() {
        time = 1;
        AccessPath gate = receiver(first.object("demo.Gate"));
        AccessPath other = receiver(second.object("demo.Gate"));
        PairFinder finder = find(resetting(second, other), counting(first, PASS, gate));

        assertThat(finder.pairs())
                .extracting(CallPair::methods)
                .contains(List.of(RESET, PASS))
                .doesNotContain(List.of(PASS, PASS));
        assertThat(finder.unlooked()).isOne();
    }

    @Test
    void calls_that_do_very_much_have_to_wait() {
        AccessPath gate = receiver(first.object("demo.Gate"));
        AccessPath other = receiver(second.object("demo.Gate"));
        SeedCalls.Call rebuilds = first.call(new MethodSignature("demo.Gate", "rebuild", "()V"))
                .read(gate, "count")
                .write(gate, "count");
        for (int i = 0; i < 200; i++) {
            rebuilds.write(gate, "part" + i);
        }
        PairFinder finder = find(rebuilds.profile(), resetting(second, other), counting(second, PASS, other));

        assertThat(finder.pairs().get(0).methods()).containsExactly(PASS, PASS);
    }
}
