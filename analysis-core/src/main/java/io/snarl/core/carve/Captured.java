package io.snarl.core.carve;

import io.snarl.contract.trace.Value;
import java.util.Map;

/**
 * The values of the variables that a piece of source uses without declaring them.
 *
 * @param objects those that have an object which has to be made
 * @param values those that have a value which can be written down
 */
public record Captured(Map<String, Integer> objects, Map<String, Value> values) {

    /** Nothing. */
    public static final Captured NONE = new Captured(Map.of(), Map.of());

    /** Copies the maps, so that what is captured never changes. */
    public Captured {
        objects = Map.copyOf(objects);
        values = Map.copyOf(values);
    }
}
