package io.snarl.core.carve;

import io.snarl.contract.trace.Value;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds mocks of static methods and of constructions, which last until they are closed. */
final class StaticMocks {

    private static final Set<String> OPENING = Set.of("mockStatic", "mockConstruction", "mockConstructionWithAnswer");

    private StaticMocks() {}

    /** Returns the call that has opened one which was open when a test made a call. */
    static Optional<ClientCall> openAt(Script script, ClientCall target) {
        List<ClientCall> before = script.calls().subList(0, target.number());
        return before.stream()
                .filter(call -> OPENING.contains(call.name()) && MockingFrameworks.have(call))
                .filter(opened -> before.stream()
                        .noneMatch(call -> call.name().startsWith("close")
                                && opened.result().equals(new Value.Instance(call.receiver()))))
                .findFirst();
    }
}
