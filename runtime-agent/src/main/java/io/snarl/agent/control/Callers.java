package io.snarl.agent.control;

/** Finds the line of a program that led into the JDK. */
final class Callers {

    private Callers() {}

    static boolean isJdk(String className) {
        return className.startsWith("java.")
                || className.startsWith("jdk.")
                || className.startsWith("javax.")
                || className.startsWith("sun.");
    }

    /** Whether the nearest code of a stack that is not the JDK's is what runs the tests. */
    static boolean isTestTool(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            String name = frame.getClassName();
            if (!isJdk(name) && !name.startsWith("io.snarl.agent.")) {
                return name.startsWith("org.junit.") || name.startsWith("org.gradle.");
            }
        }
        return false;
    }

    /** The first line of a stack that is neither the JDK's nor ours, or null. */
    static String lineOf(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (!isJdk(frame.getClassName()) && !frame.getClassName().startsWith("io.snarl.agent.")) {
                return frame.getFileName() == null
                        ? frame.getClassName() + "." + frame.getMethodName()
                        : frame.getFileName() + ":" + frame.getLineNumber();
            }
        }
        return null;
    }
}
