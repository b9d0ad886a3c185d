package io.snarl.core.share;

import io.snarl.contract.trace.Value;
import io.snarl.core.seed.ClientCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the objects among the values of a call. */
final class Values {

    private Values() {}

    /** Returns the object that a value is, if it is one that has to be made; an array is written down where it is used. */
    static Optional<Integer> object(Value value) {
        return value instanceof Value.Instance instance ? Optional.of(instance.object()) : Optional.empty();
    }

    /** Returns the objects that have to be there before a call can be made. */
    static List<Integer> operandsOf(ClientCall call) {
        List<Integer> objects = new ArrayList<>();
        if (call.receiver() != 0) {
            objects.add(call.receiver());
        }
        objects.addAll(argumentsOf(call));
        return objects;
    }

    /** Returns those of them that are arguments. */
    static List<Integer> argumentsOf(ClientCall call) {
        List<Integer> objects = new ArrayList<>();
        call.arguments().forEach(argument -> addTo(objects, argument));
        return objects;
    }

    /** Returns these and the one that the call returns. */
    static List<Integer> objectsIn(ClientCall call) {
        List<Integer> objects = operandsOf(call);
        addTo(objects, call.result());
        return objects;
    }

    private static void addTo(List<Integer> objects, Value value) {
        if (value instanceof Value.Array array) {
            array.elements().forEach(element -> addTo(objects, element));
        } else {
            object(value).ifPresent(objects::add);
        }
    }
}
