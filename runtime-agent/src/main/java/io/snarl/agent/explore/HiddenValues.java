package io.snarl.agent.explore;

import io.snarl.agent.secret.Secrets;
import io.snarl.agent.trial.Value;
import io.snarl.agent.trial.Value.Sort;
import java.util.List;

/** Values as they may be written down; while they are compared, they are whole. */
final class HiddenValues {

    private HiddenValues() {}

    /** Gives a value without its secrets, but with its elements as they are. */
    static Value of(Value value) {
        String told = Secrets.current().told(value.text());
        return switch (value.sort()) {
            case VOID, NULL, ENUM, EXCEPTION, LIST, SET, MAP, ARRAY -> value;
            case OBJECT -> told == null ? onlyClassOf(value) : hiddenUnlessWhole(value, told);
            default -> hiddenUnlessWhole(value, told);
        };
    }

    private static Value hiddenUnlessWhole(Value value, String told) {
        return value.text().equals(told) ? value : new Value(Sort.HIDDEN, told == null ? "" : told, List.of());
    }

    /** What an object says of itself follows the name of its class. */
    private static Value onlyClassOf(Value value) {
        return new Value(Sort.OBJECT, value.text().split(" ", 2)[0], List.of());
    }
}
