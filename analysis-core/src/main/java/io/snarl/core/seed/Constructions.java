package io.snarl.core.seed;

import io.snarl.contract.code.Descriptors;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.file.Trace;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Collects objects that frameworks create for a test, such as its arguments. */
final class Constructions {

    private final Map<Integer, Integer> objects = new TreeMap<>();

    /** Tells whether code that is not rewritten makes an object of a class by a constructor that tests may call as well. */
    static boolean isOne(Event.Enter event, Trace trace) {
        TracedMethod method = event.site().method();
        return method.name().equals("<init>")
                && !Modifier.isPrivate(method.access())
                && event.arguments().size()
                        == Descriptors.parameters(method.descriptor()).size()
                && trace.classOf(event.receiver()).name().equals(method.owner().name());
    }

    void add(OpenCall call, int object) {
        objects.put(call.number(), object);
    }

    /** Returns the object that a call is the making of. */
    Optional<Integer> madeBy(OpenCall call) {
        return Optional.ofNullable(objects.get(call.number()));
    }

    /** Returns the number of the call that has made an object. */
    Optional<Integer> callFor(int object) {
        return objects.entrySet().stream()
                .filter(entry -> entry.getValue() == object)
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
