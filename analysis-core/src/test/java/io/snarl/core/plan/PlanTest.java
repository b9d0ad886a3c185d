package io.snarl.core.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.Value;
import io.snarl.core.seed.Caller;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.SeedTest;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlanTest {

    private static final Variable POOL = new Variable(1, "demo.Pool", List.of());
    private static final Variable TAKEN = new Variable(2, "java.lang.Object", List.of());
    private static final Variable NAME = new Variable(3, "java.lang.String", List.of());

    private static final Step MAKE = step("<init>", false, Optional.of(POOL));
    private static final Step TAKE = step("take", true, Optional.of(TAKEN), POOL);
    private static final Step NAMED = step("name", false, Optional.of(NAME), TAKEN);
    private static final Step DRAIN = step("drain", true, Optional.empty(), POOL);

    @Test
    void call_that_changes_something_is_still_made_where_nothing_needs_its_result() {
        var plan = new Plan(List.of(MAKE, TAKE, NAMED), List.of(DRAIN, DRAIN));

        assertThat(plan.withoutIdleVariables().setUp()).containsExactly(MAKE, TAKE.withoutResult());
    }

    @Test
    void variable_that_something_needs_stays() {
        var plan = new Plan(List.of(MAKE, TAKE), List.of(DRAIN, step("restore", true, Optional.empty(), POOL, TAKEN)));

        assertThat(plan.withoutIdleVariables()).isEqualTo(plan);
    }

    @Test
    void left_out_steps_take_the_variables_along_that_only_they_need() {
        Step restore = step("restore", true, Optional.empty(), POOL, TAKEN);
        var plan = new Plan(List.of(MAKE, TAKE, restore), List.of(DRAIN, DRAIN));

        assertThat(plan.without(List.of(restore)).setUp()).containsExactly(MAKE);
    }

    private static Step step(String name, boolean shaping, Optional<Variable> result, Variable... uses) {
        List<Operand> operands =
                List.of(uses).stream().<Operand>map(Operand.OfVariable::new).toList();
        boolean constructor = name.equals("<init>");
        var call = new ClientCall(
                new SeedTest(0, "[engine:junit-jupiter]", "demo.PoolTest", "takes"),
                0,
                new Caller("demo.PoolTest", "takes", "PoolTest.java", 7),
                0,
                constructor ? ClientCall.Kind.CONSTRUCTOR : ClientCall.Kind.METHOD,
                "demo.Pool",
                name,
                "()V",
                constructor ? 0 : 1,
                List.of(),
                new Value.Instance(1),
                ClientCall.Ending.RETURNED,
                true,
                shaping);
        return new Step(
                call,
                result,
                operands.stream().findFirst(),
                operands.stream().skip(1).toList());
    }
}
