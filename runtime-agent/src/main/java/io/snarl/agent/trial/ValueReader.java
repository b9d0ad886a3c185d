package io.snarl.agent.trial;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import io.snarl.contract.text.Characters;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads a value as far as it can be compared. It calls methods of the program, so it is used on the thread of the test
 * when the others have ended.
 */
final class ValueReader {

    private static final int DEEPEST = 6;
    private static final int MOST_ELEMENTS = 1_000;
    private static final int MOST_VALUES = 20_000;
    private static final int LONGEST_TEXT = 5_000;

    /** An object that holds itself has no end. */
    private int left = MOST_VALUES;

    private ValueReader() {}

    static ObservedValue read(Object value) {
        return new ValueReader().read(value, 0);
    }

    static ObservedValue exception(Throwable thrown) {
        return ObservedValue.of(Sort.EXCEPTION, thrown.getClass().getName());
    }

    private ObservedValue read(Object value, int depth) {
        if (value == null) {
            return ObservedValue.of(Sort.NULL, "");
        }
        Sort plain = plainSort(value);
        if (plain != null) {
            return ObservedValue.of(plain, cut(value.toString()));
        }
        if (value instanceof Enum<?> constant) {
            return ObservedValue.of(Sort.ENUM, constant.getDeclaringClass().getName() + "#" + constant.name());
        }
        if (depth == DEEPEST || --left < 0) {
            return ObservedValue.of(Sort.OBJECT, nameOf(value));
        }
        try {
            return readParts(value, depth);
        } catch (RuntimeException | StackOverflowError | LinkageError e) {
            // Such as that of an iterator which does not like what threads have done to its collection.
            return ObservedValue.of(
                    Sort.OBJECT,
                    nameOf(value) + " that cannot be read: " + e.getClass().getName());
        }
    }

    private static Sort plainSort(Object value) {
        if (value instanceof String) {
            return Sort.STRING;
        } else if (value instanceof Boolean) {
            return Sort.BOOLEAN;
        } else if (value instanceof Character) {
            return Sort.CHAR;
        } else if (value instanceof Integer) {
            return Sort.INT;
        } else if (value instanceof Long) {
            return Sort.LONG;
        } else if (value instanceof Double) {
            return Sort.DOUBLE;
        } else if (value instanceof Float) {
            return Sort.FLOAT;
        } else if (value instanceof Short) {
            return Sort.SHORT;
        }
        return value instanceof Byte ? Sort.BYTE : null;
    }

    private ObservedValue readParts(Object value, int depth) {
        if (value instanceof Set<?> set) {
            return withParts(Sort.SET, set, depth);
        } else if (value instanceof Collection<?> collection) {
            return withParts(Sort.LIST, collection, depth);
        } else if (value instanceof Map<?, ?> map) {
            return ofMap(map, depth);
        } else if (value.getClass().isArray()) {
            return ofArray(value, depth);
        }
        String name = nameOf(value);
        return ObservedValue.of(Sort.OBJECT, isTold(value) ? cut(name + " " + value) : name);
    }

    private ObservedValue withParts(Sort sort, Iterable<?> values, int depth) {
        List<ObservedValue> parts = new ArrayList<>();
        long size = 0;
        for (Object each : values) {
            if (++size <= MOST_ELEMENTS) {
                parts.add(read(each, depth + 1));
            } else if (size > MOST_VALUES) {
                break;
            }
        }
        if (sort == Sort.SET) {
            // Two sets with the same elements are equal, in whichever order they give them.
            parts.sort(Comparator.comparing(ObservedValue::toString));
        }
        return new ObservedValue(sort, tooMany(size), parts);
    }

    private ObservedValue ofMap(Map<?, ?> map, int depth) {
        List<List<ObservedValue>> entries = new ArrayList<>();
        long size = 0;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (++size <= MOST_ELEMENTS / 2) {
                entries.add(List.of(read(entry.getKey(), depth + 1), read(entry.getValue(), depth + 1)));
            } else if (size > MOST_VALUES) {
                break;
            }
        }
        entries.sort(Comparator.comparing(List::toString));
        return new ObservedValue(
                Sort.MAP,
                size > MOST_ELEMENTS / 2 ? size + " entries" : "",
                entries.stream().flatMap(List::stream).toList());
    }

    private ObservedValue ofArray(Object array, int depth) {
        int length = Array.getLength(array);
        List<ObservedValue> parts = new ArrayList<>();
        for (int i = 0; i < Math.min(length, MOST_ELEMENTS); i++) {
            parts.add(read(Array.get(array, i), depth + 1));
        }
        return new ObservedValue(Sort.ARRAY, tooMany(length), parts);
    }

    private static String tooMany(long size) {
        return size > MOST_ELEMENTS ? size + " elements" : "";
    }

    /** Returns whether the text of an object tells its value. */
    private static boolean isTold(Object value) {
        if (value instanceof Thread) {
            return false;
        }
        try {
            return value.getClass().getMethod("toString").getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /** The class; those that the JVM makes for lambdas have names that mean nothing elsewhere. */
    private static String nameOf(Object value) {
        String name = value.getClass().getName();
        return value.getClass().isHidden() ? name.replaceFirst("\\$\\$Lambda.*", "\\$\\$Lambda") : name;
    }

    private static String cut(String text) {
        return text.length() <= LONGEST_TEXT
                ? text
                : Characters.first(text, LONGEST_TEXT) + "... " + text.length() + " characters, hash "
                        + Integer.toHexString(text.hashCode());
    }
}
