package io.snarl.core.carve;

import io.snarl.contract.trace.Value;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import java.util.Optional;

/** Finds the calls by which a test sets up an EasyMock mock: those before its replay. */
final class MockExpectations {

    private static final String EASY_MOCK = "org.easymock.";
    private static final String REPLAY = "replay";

    private final Script script;

    MockExpectations(Script script) {
        this.script = script;
    }

    /** Tells whether a call on a mock is one that the mock is to expect. */
    boolean isExpectation(ClientCall call) {
        return script.makerOf(call.receiver())
                        .filter(maker -> maker.owner().startsWith(EASY_MOCK))
                        .isPresent()
                && script.calls().subList(0, call.number()).stream().noneMatch(before -> replays(before, call));
    }

    private boolean replays(ClientCall before, ClientCall call) {
        return before.owner().startsWith(EASY_MOCK)
                && before.name().equals(REPLAY)
                && (has(before, call.receiver())
                        || script.makerOf(call.receiver())
                                .filter(maker -> maker.receiver() != 0 && maker.receiver() == before.receiver())
                                .isPresent());
    }

    private static boolean has(ClientCall replay, int mock) {
        return replay.arguments().stream()
                .anyMatch(argument -> argument instanceof Value.Array array
                        && array.elements().contains(new Value.Instance(mock)));
    }

    /** Returns the call that a statement such as {@code expectLastCall().anyTimes()} says more of. */
    Optional<ClientCall> saidMoreBy(ClientCall statement) {
        return beginning(statement)
                .filter(first ->
                        first.owner().startsWith(EASY_MOCK) && first.name().equals("expectLastCall"))
                .flatMap(first -> script.calls().subList(0, first.number()).stream()
                        .filter(this::isExpectation)
                        .reduce((earlier, later) -> later));
    }

    /** Returns the static call that a chain of calls begins with: each of the chain may return the same object, so they are told by their order. */
    private Optional<ClientCall> beginning(ClientCall call) {
        var chained = new Value.Instance(call.receiver());
        for (int i = call.number() - 1; i >= 0; i--) {
            ClientCall before = script.calls().get(i);
            boolean isOfChain = before.owner().startsWith(EASY_MOCK);
            if (isOfChain
                    && before.kind() == ClientCall.Kind.STATIC_METHOD
                    && before.result().equals(chained)) {
                return Optional.of(before);
            }
            // Numbers are boxed between, and matchers are called.
            if (!isOfChain && !before.owner().startsWith("java.lang.")) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }
}
