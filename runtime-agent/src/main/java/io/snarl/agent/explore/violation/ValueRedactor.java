package io.snarl.agent.explore.violation;

import io.snarl.agent.secret.Secrets;
import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import io.snarl.contract.outcome.Outcome;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Redacts secrets in values that are written down; comparisons use the whole values. */
final class ValueRedactor {

    private ValueRedactor() {}

    /** Returns an outcome without its secrets. */
    static Outcome of(Map<String, ObservedValue> values) {
        Map<String, ObservedValue> told = new TreeMap<>();
        values.forEach((key, value) -> told.put(key, of(value)));
        return new Outcome(told);
    }

    /** Returns a value without its secrets. */
    static ObservedValue of(ObservedValue value) {
        ObservedValue told = withoutOwn(value);
        return new ObservedValue(
                told.sort(),
                told.text(),
                told.elements().stream().map(ValueRedactor::of).toList());
    }

    private static ObservedValue withoutOwn(ObservedValue value) {
        String told = Secrets.current().told(value.text());
        return switch (value.sort()) {
            case ARRAY, LIST -> spellsSecret(value.elements()) ? new ObservedValue(Sort.HIDDEN, "", List.of()) : value;
            case VOID, NULL, ENUM, EXCEPTION, SET, MAP -> value;
            case OBJECT -> told == null ? onlyClassOf(value) : hiddenUnlessWhole(value, told);
            default -> hiddenUnlessWhole(value, told);
        };
    }

    /** Redacts arrays as a whole, since passwords are often kept as characters or bytes. */
    private static boolean spellsSecret(List<ObservedValue> elements) {
        if (!elements.isEmpty() && elements.stream().allMatch(element -> element.sort() == Sort.CHAR)) {
            String text = elements.stream().map(ObservedValue::text).collect(Collectors.joining());
            return Secrets.current().areIn(text.toCharArray());
        }
        if (!elements.isEmpty() && elements.stream().allMatch(element -> element.sort() == Sort.BYTE)) {
            byte[] bytes = new byte[elements.size()];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = Byte.parseByte(elements.get(i).text());
            }
            return Secrets.current().areIn(bytes);
        }
        return false;
    }

    private static ObservedValue hiddenUnlessWhole(ObservedValue value, String told) {
        return value.text().equals(told) ? value : new ObservedValue(Sort.HIDDEN, told == null ? "" : told, List.of());
    }

    /** What an object says of itself follows the name of its class. */
    private static ObservedValue onlyClassOf(ObservedValue value) {
        return new ObservedValue(Sort.OBJECT, value.text().split(" ", 2)[0], List.of());
    }
}
