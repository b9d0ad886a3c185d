package io.snarl.contract.outcome;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Everything that was observed of one execution of a test.
 *
 * @param values what was seen, by the keys of what was looked at: {@code thread 0} for what the first thread's call returned or threw,
 *     the number of an observation for the rest
 */
public record Outcome(Map<String, ObservedValue> values) {

    /** The key of whether the first two threads' calls have returned equal objects, where these have no value of their own. */
    public static final String SAME = "same";

    public Outcome {
        values = Map.copyOf(values);
    }

    /** Returns the key of what a thread's call came to. */
    public static String thread(int index) {
        return "thread " + index;
    }

    /** Reads what {@link #json} has written. */
    public static Outcome read(JsonLine object) {
        Map<String, ObservedValue> values = new HashMap<>();
        object.names().forEach(key -> values.put(key, ObservedValue.read(object.requiredObject(key))));
        return new Outcome(values);
    }

    /** Returns it as a JSON object with a member for each key. */
    public JsonLineWriter json() {
        var object = new JsonLineWriter();
        new TreeMap<>(values).forEach((key, value) -> object.with(key, value.json()));
        return object;
    }

    /** Tells whether two outcomes are the same except for the value of a key. */
    public boolean isLikeBut(String key, Outcome other) {
        Map<String, ObservedValue> mine = new TreeMap<>(values);
        Map<String, ObservedValue> others = new TreeMap<>(other.values);
        mine.remove(key);
        others.remove(key);
        return mine.equals(others);
    }

    /** Returns it as a person reads it in a report, in the same order each time. */
    @Override
    public String toString() {
        return new TreeMap<>(values).toString();
    }
}
