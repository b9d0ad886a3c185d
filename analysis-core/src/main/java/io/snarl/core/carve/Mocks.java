package io.snarl.core.carve;

import io.snarl.contract.trace.Value;
import io.snarl.core.seed.Birth;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Finds the mocks of a test and the calls that stub them. */
final class Mocks {

    /** Methods of frameworks that change the mocks that they are given, or those that they were called on to make. */
    private static final Set<String> SHAPING = Set.of("replay", "reset", "resetToNice", "resetToStrict");

    /** Methods that return a mock of which it is asked next what it was called by. */
    private static final Set<String> ASKING = Set.of("verify", "then", "should");

    private final Script script;
    private final WrittenCode code;
    private final MockExpectations expectations;

    Mocks(Script script, WrittenCode code) {
        this.script = script;
        this.code = code;
        this.expectations = new MockExpectations(script);
    }

    /** Tells whether a call is made on a mock, which it does not change but for what {@link #isStubbing} is said of. */
    boolean isOnMock(ClientCall call) {
        return script.makerOf(call.receiver()).filter(MockingFrameworks::have).isPresent()
                || script.birthOf(call.receiver()).orElse(null) instanceof Birth.OfField field && code.isMock(field);
    }

    /** Tells whether a call is the end of a statement that tells a mock what to answer, whose beginning is what it is made on. */
    boolean isStubbing(ClientCall call) {
        return call.direct()
                && call.kind() == ClientCall.Kind.METHOD
                && (MockingFrameworks.have(call)
                        || isOnMock(call) && (isPrepared(call) || expectations.isExpectation(call)))
                && code.isStatement(call)
                && !answersInTurn(call);
    }

    /** A mock that answers each call otherwise would have threads get what no order of them gives, and nobody would be to blame. */
    private boolean answersInTurn(ClientCall call) {
        boolean several = call.arguments().stream()
                .anyMatch(argument -> argument instanceof Value.Array array && array.length() > 0);
        boolean again = script.makerOf(call.receiver())
                .filter(before -> before.name().equals(call.name()))
                .isPresent();
        return MockingFrameworks.have(call) && (several || again);
    }

    /** Tells whether what is called is what the framework has just returned, as in {@code doReturn(1).when(mock).size()}. */
    private boolean isPrepared(ClientCall call) {
        var mock = new Value.Instance(call.receiver());
        // Matchers of arguments come between.
        for (int i = call.number() - 1; i >= 0; i--) {
            ClientCall before = script.calls().get(i);
            if (!MockingFrameworks.have(before)) {
                return false;
            }
            if (before.kind() == ClientCall.Kind.METHOD || before.result().equals(mock)) {
                return before.kind() == ClientCall.Kind.METHOD
                        && before.result().equals(mock)
                        && !ASKING.contains(before.name());
            }
        }
        return false;
    }

    /** Tells whether a call of a framework changes the mocks that it is given. */
    boolean isShaping(ClientCall call, Set<Integer> objects) {
        if (MockingFrameworks.changeAll(call)) {
            return objects.contains(call.receiver());
        }
        return MockingFrameworks.have(call)
                && SHAPING.contains(call.name())
                && (call.kind() == ClientCall.Kind.METHOD
                        ? objects.contains(call.receiver())
                        : call.arguments().stream().anyMatch(argument -> has(argument, objects)));
    }

    private static boolean has(Value value, Set<Integer> objects) {
        return value instanceof Value.Array array
                ? array.elements().stream().anyMatch(element -> has(element, objects))
                : value instanceof Value.Instance instance && objects.contains(instance.object());
    }

    /**
     * Returns what is used where such a statement has to be repeated as it is written: in what the call is made on, and in arguments of a mock,
     * which may be matchers. Empty if it cannot be repeated.
     *
     * @param variables knows what variables have
     */
    Optional<Captured> usedBy(ClientCall stubbing, Function<List<WrittenCode.UsedName>, Captured> variables) {
        List<WrittenCode.UsedName> used = new ArrayList<>();
        int arguments =
                MockingFrameworks.have(stubbing) ? 0 : stubbing.arguments().size();
        for (int i = -1; i < arguments; i++) {
            var operand = new Birth.AsWritten(stubbing, i);
            Optional<List<WrittenCode.UsedName>> names =
                    expectations.isExpectation(stubbing) ? code.namesIn(operand) : code.freeNames(operand);
            if (names.isEmpty()) {
                return Optional.empty();
            }
            used.addAll(names.get());
        }
        Optional<ClientCall> expectation = expectations.saidMoreBy(stubbing);
        return expectation.isPresent() ? usedBy(expectation.get(), variables) : Optional.of(variables.apply(used));
    }
}
