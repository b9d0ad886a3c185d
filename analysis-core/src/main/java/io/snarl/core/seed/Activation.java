package io.snarl.core.seed;

import java.util.ArrayList;
import java.util.List;

/**
 * A run of a method with its callers, up to the client call.
 *
 * @param caller null if the client has called it
 * @param type the class of the object that the method is of, empty for a static method or a constructor
 * @param method the name of the method with the class that declares it
 * @param number tells it from others in the same client call
 */
public record Activation(Activation caller, String type, String method, int number) {

    /** Tells whether the method is one of an object that has been made before. */
    public boolean isOfObject() {
        return !type.isEmpty();
    }

    /** Returns it and its callers, the innermost first. */
    public List<Activation> withCallers() {
        List<Activation> all = new ArrayList<>();
        for (Activation each = this; each != null; each = each.caller) {
            all.add(each);
        }
        return all;
    }
}
