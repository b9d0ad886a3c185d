package io.snarl.core.mishap;

/**
 * A piece of work that failed inside the analysis and was skipped.
 *
 * @param work what was to be done, and with what
 * @param cause what went wrong, and where
 */
public record Mishap(String work, String cause) {

    /** The cause that nobody needs to be told of but who runs the build. */
    public static final String NO_MEMORY = "there was not enough memory: raise snarl.synthesis.maxHeapSize";

    /** Another one. */
    public static final String KILLED = "their JVM was killed twice, by the system if it is short of memory: free some";

    private static final String OURS = "io.snarl.";

    static Mishap of(String work, Throwable thrown) {
        return new Mishap(work, causeOf(thrown));
    }

    private static String causeOf(Throwable thrown) {
        if (thrown instanceof OutOfMemoryError) {
            return NO_MEMORY;
        }
        return thrown.getClass().getName() + placeOf(thrown);
    }

    /** The place in code of ours, which is what somebody looks for who is to mend it. */
    private static String placeOf(Throwable thrown) {
        StackTraceElement[] stack = thrown.getStackTrace();
        for (StackTraceElement frame : stack) {
            if (frame.getClassName().startsWith(OURS)) {
                return " at " + frame.getClassName() + "." + frame.getMethodName() + "(" + frame.getFileName() + ":"
                        + frame.getLineNumber() + ")";
            }
        }
        return "";
    }

    @Override
    public String toString() {
        return work + ": " + cause;
    }
}
