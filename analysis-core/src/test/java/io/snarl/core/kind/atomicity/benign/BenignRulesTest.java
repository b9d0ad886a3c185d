package io.snarl.core.kind.atomicity.benign;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.MethodSignature;
import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import io.snarl.contract.outcome.Outcome;
import io.snarl.contract.result.CollectedViolation;
import io.snarl.contract.trace.Value;
import io.snarl.core.kind.atomicity.access.CallTrait;
import io.snarl.core.kind.atomicity.predict.TestPairs;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.TestScript;
import io.snarl.core.source.claim.Claims;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Two threads make the same call to one object, of which something is known. */
class BenignRulesTest {

    private static final String TALLY = "demo.Tally";

    private final List<Outcome> allowed = new ArrayList<>();
    private String method = "count";
    private String descriptor = "()I";
    private CallTrait[] traits = {};
    private boolean closing;
    private boolean ofMap;

    /** What was seen. */
    private ObservedValue seen = ObservedValue.of(Sort.INT, "1");

    private CollectedViolation.Kind kind = CollectedViolation.Kind.NOT_LINEARIZABLE;
    private Optional<String> exception = Optional.empty();
    private boolean weak;
    private boolean ofTest;
    private String raceIn = TALLY;

    private static Outcome both(ObservedValue value) {
        return new Outcome(Map.of(Outcome.thread(0), value, Outcome.thread(1), value));
    }

    private static ObservedValue exception(String name) {
        return ObservedValue.of(Sort.EXCEPTION, name);
    }

    private void throwsInNoOrder(String name) {
        kind = CollectedViolation.Kind.CRASH;
        exception = Optional.of(name);
        seen = exception(name);
    }

    private Optional<String> reason() {
        var test = new TestScript(0, "demo.TallyTest");
        int object = test.creates(TALLY, "()V");
        ClientCall call = test.calls(object, method, descriptor, Value.NONE);
        var tally = new Variable(1, TALLY, List.of(new Variable.SeedObject(0, object)));
        var step = new Step(call, Optional.empty(), Optional.of(new Operand.OfVariable(tally)), List.of());
        var situation = new Situation(
                TestPairs.of(new MethodSignature(TALLY, method, descriptor), traits),
                new Plan(List.of(), List.of(step, step)),
                allowed,
                (each, type) -> ofMap,
                each -> closing,
                new Claims(List.of()));
        var access = new Conflict.Access(true, 0, new CodePlace(raceIn, "next", "", 1));
        var found = new CollectedViolation(
                kind,
                both(seen),
                exception,
                Optional.empty(),
                0,
                Optional.empty(),
                List.of(new Conflict(TALLY + ".count", access, access, Optional.empty())),
                weak,
                ofTest,
                Path.of("a.schedule"),
                Path.of("a.interleaving"),
                1,
                1);
        return new BenignRules(situation).of(found);
    }

    @Test
    void plain_violation_is_no_benign_one() {
        assertThat(reason()).isEmpty();
    }

    @Test
    void race_in_code_of_the_test_is_benign() {
        ofTest = true;

        assertThat(reason()).hasValueSatisfying(words -> assertThat(words).contains("code of the test"));
    }

    @Test
    void lock_that_is_given_back_twice_in_every_order_is_a_mistake_of_the_caller() {
        allowed.add(both(exception("java.lang.IllegalMonitorStateException")));
        assertThat(reason()).isPresent();

        allowed.add(both(ObservedValue.of(Sort.INT, "2")));
        assertThat(reason()).isEmpty();
    }

    @Test
    void call_that_only_tries_a_lock_may_leave_its_work_to_others() {
        traits = new CallTrait[] {CallTrait.GIVES_WAY};

        assertThat(reason()).hasValueSatisfying(words -> assertThat(words).contains("hold a lock"));
    }

    @Test
    void random_numbers_may_be_drawn_by_anybody() {
        raceIn = "java.util.Random";

        assertThat(reason()).hasValueSatisfying(words -> assertThat(words).contains("random numbers"));
    }

    @Test
    void call_that_is_refused_where_it_comes_second_may_be_refused_in_another_way() {
        throwsInNoOrder("java.lang.IllegalStateException");
        allowed.add(both(exception("java.nio.channels.ClosedChannelException")));
        assertThat(reason()).hasValueSatisfying(words -> assertThat(words).contains("in another way"));

        throwsInNoOrder("java.lang.NullPointerException");
        assertThat(reason()).isEmpty();
    }

    @Test
    void call_that_compares_may_refuse_at_the_same_time_if_nothing_races() {
        throwsInNoOrder("java.lang.IllegalStateException");
        traits = new CallTrait[] {CallTrait.COMPARES};
        assertThat(reason()).isEmpty();

        weak = true;
        assertThat(reason()).hasValueSatisfying(words -> assertThat(words).contains("at the same time"));
    }

    @Test
    void call_that_sets_only_what_nobody_else_has_set_does_nothing_wrong() {
        weak = true;
        traits = new CallTrait[] {CallTrait.COMPARES};
        assertThat(reason()).hasValueSatisfying(words -> assertThat(words).contains("only if nobody else has"));

        method = "getNext";
        seen = ObservedValue.of(Sort.NULL, "");
        assertThat(reason())
                .as("nobody expects null from a call that gets something")
                .isEmpty();
    }

    @Test
    void map_that_is_asked_for_its_size_need_not_be_exact() {
        method = "size";
        assertThat(reason()).isEmpty();

        ofMap = true;
        assertThat(reason()).hasValueSatisfying(words -> assertThat(words).contains("many elements"));
    }
}
