package io.snarl.core.trial;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.Value;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.Caller;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.SeedTest;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SetUpOnceTest {

    private static final Operand PORT = new Operand.Literal(new Value.Primitive(8080));

    private final Variable appender = variable(0, "Appender");
    private final Variable server = variable(1, "Server");
    private final Variable otherServer = variable(2, "Server");

    @Test
    void object_is_set_up_for_one_part_alone_whichever_it_is() {
        Step made = made(1, appender);
        Step first = on(appender, 1, "setContext", number(1));
        Step second = on(appender, 2, "setContext", number(2));
        Step append = on(appender, 1, "append");
        var plan = new Plan(List.of(made, first, second), List.of(append, append));

        assertThat(SetUpOnce.otherThan(plan))
                .containsExactly(
                        new Plan(List.of(made, first), List.of(append, append)),
                        new Plan(List.of(made, second), List.of(append, append)));
    }

    @Test
    void what_each_part_makes_in_the_same_way_is_made_once() {
        Step made = made(1, server, PORT);
        Step started = on(server, 1, "start");
        Step served = on(server, 1, "serve");
        var plan = new Plan(
                List.of(made, started, made(2, otherServer, PORT), on(otherServer, 2, "start")),
                List.of(served, on(otherServer, 2, "serve")));

        Plan once = SetUpOnce.otherThan(plan).get(0);

        assertThat(once.setUp()).containsExactly(made, started);
        assertThat(once.threads()).extracting(Step::receiver).containsOnly(Optional.of(new Operand.OfVariable(server)));
    }

    @Test
    void what_is_made_of_other_things_stays() {
        var plan = new Plan(
                List.of(made(1, server, PORT), made(2, otherServer, number(8081))),
                List.of(on(server, 1, "serve"), on(otherServer, 2, "serve")));

        assertThat(SetUpOnce.otherThan(plan)).isEmpty();
    }

    private static Variable variable(int number, String className) {
        return new Variable(number, className, List.of());
    }

    private static Operand number(int value) {
        return new Operand.Literal(new Value.Primitive(value));
    }

    private static Step made(int test, Variable variable, Operand... arguments) {
        ClientCall call = call(test, ClientCall.Kind.CONSTRUCTOR, variable.className(), "<init>");
        return new Step(call, Optional.of(variable), Optional.empty(), List.of(arguments));
    }

    private static Step on(Variable variable, int test, String name, Operand... arguments) {
        ClientCall call = call(test, ClientCall.Kind.METHOD, variable.className(), name);
        return new Step(call, Optional.empty(), Optional.of(new Operand.OfVariable(variable)), List.of(arguments));
    }

    private static ClientCall call(int test, ClientCall.Kind kind, String owner, String name) {
        return new ClientCall(
                new SeedTest(test, "", "", ""),
                0,
                new Caller("", "", "", 0),
                0,
                kind,
                owner,
                name,
                "",
                0,
                List.of(),
                Value.NONE,
                ClientCall.Ending.RETURNED,
                true,
                true);
    }
}
