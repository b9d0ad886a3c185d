package io.snarl.agent.control;

import java.util.function.Predicate;

/** Finds the line of a program that led into the JDK. */
final class Callers {

    private static final StackWalker STACK = StackWalker.getInstance();

    private Callers() {}

    static boolean isJdk(String className) {
        return className.startsWith("java.")
                || className.startsWith("jdk.")
                || className.startsWith("javax.")
                || className.startsWith("sun.");
    }

    /** Whether the way from the program to where the current thread is leads through certain classes of the JDK. */
    static boolean passThrough(Predicate<String> classes) {
        return STACK.walk(frames -> frames.map(StackWalker.StackFrame::getClassName)
                .filter(name -> !isOurs(name))
                .takeWhile(Callers::isJdk)
                .anyMatch(classes));
    }

    private static boolean isOurs(String className) {
        return className.startsWith("io.snarl.agent.") || className.startsWith("io.snarl.Parallel");
    }

    /** Whether the nearest code of a stack that is not the JDK's is what runs the tests. */
    static boolean isTestTool(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            String name = frame.getClassName();
            if (!isJdk(name) && !isOurs(name)) {
                return name.startsWith("org.junit.") || name.startsWith("org.gradle.");
            }
        }
        return false;
    }

    /** The first line of a stack that is neither the JDK's nor ours, or null. */
    static String lineOf(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (!isJdk(frame.getClassName()) && !isOurs(frame.getClassName())) {
                return frame.getFileName() == null || frame.getLineNumber() <= 0
                        ? frame.getClassName() + "." + frame.getMethodName()
                        : frame.getFileName() + ":" + frame.getLineNumber();
            }
        }
        return null;
    }
}
