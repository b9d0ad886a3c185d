package io.snarl.core.seed;

import io.snarl.contract.trace.TracedClass;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The calls that a seed test made, with their effects and objects.
 *
 * @param calls in the order in which they began, those of the setups first
 * @param effects what each of the calls did to objects
 * @param births how the test came by its objects
 * @param classes the classes of these objects
 */
public record Script(
        SeedTest test,
        List<ClientCall> calls,
        List<Effects> effects,
        Map<Integer, Birth> births,
        Map<Integer, TracedClass> classes) {

    /** Copies the collections, so that a script never changes. */
    public Script {
        calls = List.copyOf(calls);
        effects = List.copyOf(effects);
        births = Map.copyOf(births);
        classes = Map.copyOf(classes);
    }

    /** Returns how the test came by an object, if it has a reference to it at all. */
    public Optional<Birth> birthOf(int object) {
        return Optional.ofNullable(births.get(object));
    }

    /** Returns the call that gave the test an object, if one did. */
    public Optional<ClientCall> makerOf(int object) {
        return births.get(object) instanceof Birth.ByCall byCall
                ? Optional.of(calls.get(byCall.call()))
                : Optional.empty();
    }

    /** Tells whether the test had a reference to an object before it made a call. */
    public boolean hasBefore(int object, int call) {
        Birth birth = births.get(object);
        return birth != null && !(birth instanceof Birth.ByCall byCall && byCall.call() >= call);
    }

    public TracedClass classOf(int object) {
        return classes.getOrDefault(object, TracedClass.UNKNOWN);
    }
}
