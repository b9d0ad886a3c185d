package io.snarl.agent.explore;

import io.snarl.agent.secret.Secrets;
import io.snarl.agent.trial.Value;
import io.snarl.agent.trial.Value.Sort;
import java.util.List;
import java.util.stream.Collectors;

/** Values as they may be written down; while they are compared, they are whole. */
final class HiddenValues {

    private HiddenValues() {}

    /** Gives a value without its secrets, but with its elements as they are. */
    static Value of(Value value) {
        String told = Secrets.current().told(value.text());
        return switch (value.sort()) {
            case ARRAY, LIST -> spellsSecret(value.elements()) ? new Value(Sort.HIDDEN, "", List.of()) : value;
            case VOID, NULL, ENUM, EXCEPTION, SET, MAP -> value;
            case OBJECT -> told == null ? onlyClassOf(value) : hiddenUnlessWhole(value, told);
            default -> hiddenUnlessWhole(value, told);
        };
    }

    /** Passwords are often kept as characters or bytes, which are no secret one by one. */
    private static boolean spellsSecret(List<Value> elements) {
        if (!elements.isEmpty() && elements.stream().allMatch(element -> element.sort() == Sort.CHAR)) {
            String text = elements.stream().map(Value::text).collect(Collectors.joining());
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

    private static Value hiddenUnlessWhole(Value value, String told) {
        return value.text().equals(told) ? value : new Value(Sort.HIDDEN, told == null ? "" : told, List.of());
    }

    /** What an object says of itself follows the name of its class. */
    private static Value onlyClassOf(Value value) {
        return new Value(Sort.OBJECT, value.text().split(" ", 2)[0], List.of());
    }
}
