package io.snarl.suites;

/** Says in one line why a build failed. */
final class Failure {

    private static final int LONGEST = 300;

    private Failure() {}

    /** The message of the innermost cause, since those around it say only which build and task it was. */
    static String of(Throwable problem) {
        Throwable cause = problem;
        String message = cause.toString();
        while (cause != null) {
            if (cause.getMessage() != null && !cause.getMessage().isBlank()) {
                message = cause.getMessage();
            }
            cause = cause.getCause() == cause ? null : cause.getCause();
        }
        String line = message.strip().lines().findFirst().orElse("").strip();
        return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
    }
}
