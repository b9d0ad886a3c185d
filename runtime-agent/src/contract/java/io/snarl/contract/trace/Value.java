package io.snarl.contract.trace;

import java.util.List;

/** An argument or a result as it was recorded. */
public sealed interface Value {

    /** The {@code null} of any type. */
    Value NULL = new Null();

    /** The result of a {@code void} method, or one that was not recorded. */
    Value NONE = new None();

    /** Is only ever {@link Value#NULL}. */
    record Null() implements Value {}

    /** Is only ever {@link Value#NONE}. */
    record None() implements Value {}

    /**
     * A value of a primitive type.
     *
     * @param value a {@code Boolean}, {@code Byte}, {@code Short}, {@code Character}, {@code Integer}, {@code Long},
     *     {@code Float} or {@code Double}, which tells the type
     */
    record Primitive(Object value) implements Value {}

    /** An object of a primitive type's wrapper class. */
    record Boxed(Primitive primitive) implements Value {}

    /**
     * A string.
     *
     * @param text its beginning, all of it unless cut
     * @param length how many chars the whole string has
     */
    record Text(String text, int length) implements Value {

        public boolean isCut() {
            return text.length() < length;
        }
    }

    /** A constant of an enum. */
    record EnumConstant(int object, String name) implements Value {}

    /** A class literal, by its binary name. */
    record ClassLiteral(String name) implements Value {}

    /**
     * An array with its elements at that time.
     *
     * @param length how many elements the whole array has
     * @param elements the first of them; those that are arrays themselves are given as {@link Instance}
     */
    record Array(int object, int length, List<Value> elements) implements Value {

        public Array {
            elements = List.copyOf(elements);
        }

        public boolean isCut() {
            return elements.size() < length;
        }
    }

    /**
     * A value that must not be known: it holds a secret, or no values are recorded.
     *
     * @param rest what is left of a text, with a mask in place of each secret; empty otherwise
     */
    record Hidden(String rest) implements Value {}

    /** Any other object. */
    record Instance(int object) implements Value {}
}
