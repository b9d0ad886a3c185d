package io.snarl.agent.record;

import io.snarl.agent.secret.Secrets;
import io.snarl.contract.text.Characters;
import io.snarl.contract.text.LosslessUtf8;
import io.snarl.contract.trace.file.EventBuffer;
import io.snarl.contract.trace.file.TraceFormat;
import io.snarl.contract.trace.file.ValueTag;
import java.lang.reflect.Array;
import java.util.function.ToIntFunction;

/** Writes the arguments and results of client calls. No method of the values themselves is called that anyone can override. */
final class ValueWriter {

    private static final int LONGEST_STRING = 4096;

    /** The limit of elements of an array with all arrays in it; no value may be longer than an event. */
    private static final int MOST_ELEMENTS = 256;

    private static final int MOST_CHARS = 8000;

    private final EventBuffer buffer;
    private final ToIntFunction<Object> numbers;
    private final Secrets secrets = Secrets.current();
    private String latest;
    private boolean missedProperty;
    private int elementsLeft;
    private int charsLeft;

    ValueWriter(EventBuffer buffer, ToIntFunction<Object> numbers) {
        this.buffer = buffer;
        this.numbers = numbers;
    }

    /** Writes a primitive value by its bits and the letter of its type. */
    int primitive(int position, char type, long bits) {
        return secrets.valuesRecorded() ? bits(position, type, bits) : hidden(position, "");
    }

    private int bits(int position, char type, long bits) {
        int p = buffer.u8(position, tagOf(type));
        return switch (type) {
            case 'Z' -> buffer.u8(p, (int) bits);
            case 'C' -> buffer.varint(p, bits & 0xFFFF);
            case 'F' -> buffer.bigEndian(p, bits, 4);
            case 'D' -> buffer.bigEndian(p, bits, 8);
            default -> buffer.signed(p, bits);
        };
    }

    private static int tagOf(char type) {
        return switch (type) {
            case 'Z' -> ValueTag.BOOLEAN;
            case 'B' -> ValueTag.BYTE;
            case 'S' -> ValueTag.SHORT;
            case 'C' -> ValueTag.CHAR;
            case 'I' -> ValueTag.INT;
            case 'J' -> ValueTag.LONG;
            case 'F' -> ValueTag.FLOAT;
            case 'D' -> ValueTag.DOUBLE;
            default -> throw new IllegalArgumentException("no primitive type has the letter " + type);
        };
    }

    /** Writes the value of a property whose name was written just before. */
    int property(int position, Object value) {
        if (latest != null && value instanceof String text) {
            secrets.add(latest, text);
        }
        return reference(position, value);
    }

    /** Notes that a property is being set whose value is not written. */
    void missProperty() {
        missedProperty = true;
    }

    int reference(int position, Object value) {
        if (missedProperty) {
            missedProperty = false;
            secrets.refresh();
        }
        if (value != null && value.getClass().isArray()) {
            elementsLeft = MOST_ELEMENTS;
            charsLeft = MOST_CHARS;
            return array(position, value, 1);
        }
        return plain(position, value, LONGEST_STRING);
    }

    private int plain(int position, Object value, int longestString) {
        if (value == null) {
            return buffer.u8(position, ValueTag.NULL);
        } else if (value instanceof String text) {
            return string(position, text, longestString);
        } else if (value instanceof Enum<?> constant) {
            return text(ref(buffer.u8(position, ValueTag.ENUM), value), constant.name());
        } else if (value instanceof Class<?> type) {
            return text(buffer.u8(position, ValueTag.CLASS), TraceClassNames.of(type));
        } else if (value instanceof Boolean truth) {
            return boxed(position, 'Z', truth ? 1 : 0);
        } else if (value instanceof Character character) {
            return boxed(position, 'C', character);
        } else if (value instanceof Number number) {
            return number(position, number);
        }
        return ref(buffer.u8(position, ValueTag.OBJECT), value);
    }

    private int number(int position, Number value) {
        if (value instanceof Integer number) {
            return boxed(position, 'I', number);
        } else if (value instanceof Long number) {
            return boxed(position, 'J', number);
        } else if (value instanceof Double number) {
            return boxed(position, 'D', Double.doubleToRawLongBits(number));
        } else if (value instanceof Float number) {
            return boxed(position, 'F', Float.floatToRawIntBits(number));
        } else if (value instanceof Short number) {
            return boxed(position, 'S', number);
        } else if (value instanceof Byte number) {
            return boxed(position, 'B', number);
        }
        return ref(buffer.u8(position, ValueTag.OBJECT), value);
    }

    private int boxed(int position, char type, long bits) {
        return secrets.valuesRecorded() ? bits(buffer.u8(position, ValueTag.BOXED), type, bits) : hidden(position, "");
    }

    private int string(int position, String value, int longest) {
        latest = value;
        String told = secrets.told(value);
        if (told != value) {
            return hidden(position, told == null ? "" : Characters.first(told, longest));
        }
        return buffer.varint(
                text(buffer.u8(position, ValueTag.STRING), Characters.first(value, longest)), value.length());
    }

    /** Writes what is left of a value that must not be written down. */
    private int hidden(int position, String rest) {
        return text(buffer.u8(position, ValueTag.HIDDEN), rest);
    }

    private int text(int position, String value) {
        byte[] utf8 = LosslessUtf8.of(value);
        return buffer.copy(buffer.varint(position, utf8.length), utf8);
    }

    private int array(int position, Object array, int depth) {
        int length = Array.getLength(array);
        int count = Math.min(length, elementsLeft);
        elementsLeft -= count;
        int p = ref(buffer.u8(position, ValueTag.ARRAY), array);
        p = buffer.varint(buffer.varint(p, length), count);
        boolean hides = holdsSecret(array);
        for (int i = 0; i < count; i++) {
            p = hides ? hidden(p, "") : element(p, array, i, depth);
        }
        return p;
    }

    /** Passwords are often kept as characters or bytes. */
    private boolean holdsSecret(Object array) {
        return array instanceof char[] characters && secrets.areIn(characters)
                || array instanceof byte[] bytes && secrets.areIn(bytes);
    }

    private int element(int position, Object array, int index, int depth) {
        if (array instanceof Object[] elements) {
            return element(position, elements[index], depth);
        } else if (array instanceof boolean[] elements) {
            return primitive(position, 'Z', elements[index] ? 1 : 0);
        } else if (array instanceof float[] elements) {
            return primitive(position, 'F', Float.floatToRawIntBits(elements[index]));
        } else if (array instanceof double[] elements) {
            return primitive(position, 'D', Double.doubleToRawLongBits(elements[index]));
        } else if (array instanceof char[] elements) {
            return primitive(position, 'C', elements[index]);
        }
        char type = array.getClass().getName().charAt(1);
        return primitive(position, type, Array.getLong(array, index));
    }

    private int element(int position, Object element, int depth) {
        boolean isArray = element != null && element.getClass().isArray();
        if (isArray && depth < TraceFormat.DEEPEST_ARRAY && Array.getLength(element) <= elementsLeft) {
            return array(position, element, depth + 1);
        }
        int longest = Math.min(LONGEST_STRING, charsLeft);
        if (element instanceof String text) {
            charsLeft -= Math.min(text.length(), longest);
        }
        return plain(position, element, longest);
    }

    private int ref(int position, Object object) {
        return buffer.ref(position, numbers.applyAsInt(object));
    }
}
