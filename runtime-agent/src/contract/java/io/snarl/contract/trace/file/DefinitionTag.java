package io.snarl.contract.trace.file;

/** The tags of definitions. */
public final class DefinitionTag {

    /** A string. */
    public static final int STRING = 1;

    /** A class. */
    public static final int CLASS = 2;

    /** A method. */
    public static final int METHOD = 3;

    /** A place in the code that makes events of one kind. */
    public static final int SITE = 4;

    /** The class of an object. */
    public static final int OBJECT = 5;

    private DefinitionTag() {}
}
