package io.snarl.agent.hooks;

import io.snarl.contract.trace.file.Escape;

/** What a value that a hook reports is, in one number: its role in the low byte, the letter of its type above. */
public final class ValueCode {

    /** An argument of the call that test code is about to make. */
    public static final int ARGUMENT = Escape.ARGUMENT;

    /** What a method is about to return. */
    public static final int RESULT = Escape.RESULT;

    /** What the call that test code made has returned. */
    public static final int RETURNED = Escape.RETURNED;

    /** An argument of the method just entered. */
    public static final int PARAMETER = 5;

    /** An argument as well: the value of a system property that is about to be set, whose name was the argument before. */
    public static final int PROPERTY = 6;

    private ValueCode() {}

    /** Returns the code of a role and the first letter of a type's descriptor. */
    public static int of(int role, char type) {
        return type << 8 | role;
    }

    public static int role(int code) {
        return code & 0xFF;
    }

    public static char type(int code) {
        return (char) (code >>> 8);
    }
}
