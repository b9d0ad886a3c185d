package io.snarl.contract.trace.file;

/** The tags of recorded values. */
public final class ValueTag {

    /** The value {@code null}. */
    public static final int NULL = 0;

    /** A boolean. */
    public static final int BOOLEAN = 1;

    /** A byte. */
    public static final int BYTE = 2;

    /** A short. */
    public static final int SHORT = 3;

    /** A char. */
    public static final int CHAR = 4;

    /** An int. */
    public static final int INT = 5;

    /** A long. */
    public static final int LONG = 6;

    /** A float. */
    public static final int FLOAT = 7;

    /** A double. */
    public static final int DOUBLE = 8;

    /** A string. */
    public static final int STRING = 9;

    /** A constant of an enum. */
    public static final int ENUM = 10;

    /** A class literal. */
    public static final int CLASS = 11;

    /** An array with its elements. */
    public static final int ARRAY = 12;

    /** Any other object. */
    public static final int OBJECT = 13;

    /** An object of the wrapper class of a primitive type. */
    public static final int BOXED = 14;

    /** The result of a method that has none. */
    public static final int NONE = 15;

    /** A value that must not be known. */
    public static final int HIDDEN = 16;

    private ValueTag() {}
}
