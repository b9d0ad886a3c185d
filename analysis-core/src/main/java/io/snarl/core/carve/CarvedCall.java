package io.snarl.core.carve;

import io.snarl.core.seed.Birth;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A call of a seed test with the earlier calls that it needs.
 *
 * @param script what the test did
 * @param target the call
 * @param calls the numbers of the calls before it that it needs
 * @param captured for each object that is made by a piece of source what its code uses
 * @param births how objects are made that are not made as the script says
 * @param receivers of each call that is made on what the source has there, and not on an object of its own, what is used there
 */
public record CarvedCall(
        Script script,
        ClientCall target,
        SortedSet<Integer> calls,
        Map<Integer, Captured> captured,
        Map<Integer, Birth> births,
        Map<Integer, Captured> receivers) {

    public CarvedCall {
        calls = new TreeSet<>(calls);
        captured = Map.copyOf(captured);
        births = Map.copyOf(births);
        receivers = Map.copyOf(receivers);
    }

    /** Tells whether the arguments of a call are repeated as they are written, as matchers are that a mock is given. */
    public boolean hasWrittenArguments(ClientCall call) {
        return receivers.containsKey(call.number()) && !MockingFrameworks.have(call);
    }

    /** Returns how an object is made. */
    public Optional<Birth> birthOf(int object) {
        return Optional.ofNullable(births.get(object)).or(() -> script.birthOf(object));
    }

    /** Returns the call that makes an object, if one does. */
    public Optional<ClientCall> makerOf(int object) {
        return birthOf(object)
                .filter(Birth.ByCall.class::isInstance)
                .map(birth -> script.calls().get(((Birth.ByCall) birth).call()));
    }

    /** Returns all objects that can be made. */
    public Set<Integer> objects() {
        Set<Integer> objects = new HashSet<>(script.births().keySet());
        objects.addAll(births.keySet());
        return objects;
    }

    /** Tells whether there is another way to make an object: by a helper of the tests, or without it. */
    public boolean hasHelpers() {
        return calls.stream().anyMatch(call -> script.effects().get(call).helper() >= 0)
                || births.values().stream().anyMatch(Birth.ByCall.class::isInstance);
    }
}
