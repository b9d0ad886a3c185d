package io.snarl.core.seed;

import io.snarl.contract.code.MethodSignature;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.Value;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Learns the effects of methods from recorded calls, to apply them to calls whose inside was not recorded.
 *
 * <p>In whatever order traces are read, what is known in the end is the same.
 */
public final class MethodEffects {

    private static final int RECEIVER = -1;
    private static final int OTHER = -2;

    private final Map<MethodSignature, Set<Integer>> written = new HashMap<>();
    private final Set<MethodSignature> opaque = new HashSet<>();

    /** Takes note of what a call has done that was recorded. */
    void learn(TracedMethod method, OpenCall call, Effects effects) {
        Set<Integer> places = written.computeIfAbsent(method.signature(), absent -> new TreeSet<>());
        for (int object : effects.written()) {
            int place = call.placeOf(object);
            places.add(place < 0 ? OTHER : place == 0 ? RECEIVER : place - 1);
        }
        if (effects.opaque()) {
            opaque.add(method.signature());
        }
    }

    /**
     * Returns what a call may have done that was not recorded.
     *
     * @param unknown what it may have done if nothing is known of its method
     */
    Effects guess(TracedMethod method, OpenCall call, Effects unknown) {
        Set<Integer> places = written.get(method.signature());
        if (places == null) {
            return unknown;
        }
        Set<Integer> objects = new HashSet<>();
        for (int place : places) {
            if (place == RECEIVER) {
                objects.add(call.receiver());
            } else if (place == OTHER) {
                objects.add(0);
            } else if (place < call.arguments().size()) {
                objects.add(objectIn(call.arguments().get(place)));
            }
        }
        return new Effects(unknown.within(), unknown.helper(), opaque.contains(method.signature()), objects, Set.of());
    }

    private static int objectIn(Value value) {
        if (value instanceof Value.Instance instance) {
            return instance.object();
        }
        return value instanceof Value.Array array ? array.object() : 0;
    }
}
