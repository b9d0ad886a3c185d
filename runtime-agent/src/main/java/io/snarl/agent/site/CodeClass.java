package io.snarl.agent.site;

/**
 * A class as a trace describes it.
 *
 * @param name the binary name
 * @param sort what the class is for the recording
 * @param flags some of the constants of this class
 * @param sourceFile the simple name of the source file, or null
 * @param line the first line of an anonymous class, else 0
 */
public record CodeClass(String name, ClassSort sort, int flags, String sourceFile, int line) {

    public static final int LAMBDA = 1;
    public static final int ANONYMOUS = 2;
    public static final int ENUM = 4;
    public static final int ARRAY = 8;
    public static final int PROXY = 16;

    /** Something in the class shows that its author has thought of several threads. */
    public static final int FOR_THREADS = 32;
}
