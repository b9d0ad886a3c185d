package io.snarl.core.carve;

import io.snarl.contract.trace.Value;
import io.snarl.core.seed.Birth;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the values of a test's variables at one of its calls. */
final class VariableContents {

    private final List<ClientCall> before;
    private final Map<Integer, Birth> births;
    private final WrittenCode code;

    VariableContents(Script script, ClientCall target, WrittenCode code) {
        this.before = script.calls().subList(0, target.number());
        this.births = script.births();
        this.code = code;
    }

    /**
     * Returns what is known of some variables.
     *
     * @param fields what frameworks give fields, as far as the test was seen to use it
     */
    Captured captured(Collection<WrittenCode.UsedName> names, Map<WrittenCode.UsedName, Integer> fields) {
        Map<String, Integer> objects = new HashMap<>();
        Map<String, Value> values = new HashMap<>();
        for (WrittenCode.UsedName name : names) {
            Value value = valueOf(name);
            int object = Stream.of(given(name), objectIn(value), fields.getOrDefault(name, 0))
                    .filter(each -> each != 0)
                    .findFirst()
                    .orElse(0);
            if (object != 0) {
                objects.put(name.name(), object);
            } else if (name.isLocal() && canBeWritten(value)) {
                // A field is copied with the expression that gives it its value, which says more.
                values.put(name.name(), value);
            }
        }
        return new Captured(objects, values);
    }

    /** Returns what a framework has given a field, which may be another object than the one that the field had at first; 0 if it has not. */
    private int given(WrittenCode.UsedName name) {
        return name.isLocal()
                ? 0
                : births.entrySet().stream()
                        .filter(entry -> entry.getValue() instanceof Birth.OfField field
                                && field.name().equals(name.name())
                                && field.owner().equals(name.className()))
                        .mapToInt(Map.Entry::getKey)
                        .min()
                        .orElse(0);
    }

    private static int objectIn(Value value) {
        return value instanceof Value.Instance instance ? instance.object() : 0;
    }

    /** Returns what the last call has returned that gives the variable its value, else the last object in a line that does. */
    private Value valueOf(WrittenCode.UsedName name) {
        Value value = Value.NONE;
        boolean isCertain = false;
        for (ClientCall call : before) {
            if (isWhereSet(name, call)) {
                boolean isAssigned = code.resultName(call).equals(Optional.of(name.name()));
                if (isAssigned
                        || !isCertain && call.result() instanceof Value.Instance && code.mayGive(call, name.name())) {
                    value = call.result();
                    isCertain |= isAssigned;
                }
            }
        }
        return value;
    }

    private static boolean isWhereSet(WrittenCode.UsedName name, ClientCall call) {
        return name.lines().contains(call.caller().line())
                && call.caller().className().equals(name.className());
    }

    private static boolean canBeWritten(Value value) {
        return value instanceof Value.Primitive
                || value instanceof Value.Boxed
                || value instanceof Value.EnumConstant
                || value instanceof Value.Text text && !text.isCut();
    }
}
