package io.snarl.contract.trace.file;

import io.snarl.contract.trace.Value;
import java.util.ArrayList;
import java.util.List;

/** Reads recorded arguments and results. */
final class ValueDecoder {

    private final DefinitionsReader definitions;

    ValueDecoder(DefinitionsReader definitions) {
        this.definitions = definitions;
    }

    Value decode(ChunkReader bytes) {
        return decode(bytes, 1);
    }

    private Value decode(ChunkReader bytes, int depth) {
        int tag = bytes.unsignedByte();
        return tag == ValueTag.ARRAY && depth <= TraceFormat.DEEPEST_ARRAY ? array(bytes, depth) : decode(tag, bytes);
    }

    private Value decode(int tag, ChunkReader bytes) {
        return switch (tag) {
            case ValueTag.NULL -> Value.NULL;
            case ValueTag.STRING -> text(bytes);
            case ValueTag.ENUM -> new Value.EnumConstant(definitions.ref(bytes), bytes.text());
            case ValueTag.CLASS -> new Value.ClassLiteral(bytes.text());
            case ValueTag.OBJECT -> new Value.Instance(definitions.ref(bytes));
            case ValueTag.BOXED -> new Value.Boxed(primitive(bytes.unsignedByte(), bytes));
            case ValueTag.NONE -> Value.NONE;
            case ValueTag.HIDDEN -> new Value.Hidden(bytes.text());
            default -> primitive(tag, bytes);
        };
    }

    private static Value.Primitive primitive(int tag, ChunkReader bytes) {
        return new Value.Primitive(
                switch (tag) {
                    case ValueTag.BOOLEAN -> bytes.unsignedByte() != 0;
                    case ValueTag.BYTE -> (byte) bytes.signedNumber(Byte.MIN_VALUE, Byte.MAX_VALUE);
                    case ValueTag.SHORT -> (short) bytes.signedNumber(Short.MIN_VALUE, Short.MAX_VALUE);
                    case ValueTag.CHAR -> character(bytes);
                    case ValueTag.INT -> bytes.signedNumber(Integer.MIN_VALUE, Integer.MAX_VALUE);
                    case ValueTag.LONG -> bytes.signedNumber();
                    case ValueTag.FLOAT -> Float.intBitsToFloat((int) bytes.bigEndian(Float.BYTES));
                    case ValueTag.DOUBLE -> Double.longBitsToDouble(bytes.bigEndian(Double.BYTES));
                    default -> throw bytes.damaged("a value has the tag " + tag + ", which is not expected there");
                });
    }

    private static char character(ChunkReader bytes) {
        int number = bytes.number();
        if (number > Character.MAX_VALUE) {
            throw bytes.damaged("no char has the number " + number);
        }
        return (char) number;
    }

    private static Value text(ChunkReader bytes) {
        String text = bytes.text();
        int length = bytes.number();
        if (length < text.length()) {
            throw bytes.damaged("a string of " + length + " chars has " + text.length() + " of them");
        }
        return new Value.Text(text, length);
    }

    private Value array(ChunkReader bytes, int depth) {
        int object = definitions.ref(bytes);
        int length = bytes.number();
        int count = bytes.number();
        if (count > length || count > bytes.remaining()) {
            throw bytes.damaged("an array of " + length + " elements has " + count + " of them");
        }
        List<Value> elements = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            elements.add(decode(bytes, depth + 1));
        }
        return new Value.Array(object, length, elements);
    }
}
