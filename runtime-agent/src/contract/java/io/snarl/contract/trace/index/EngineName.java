package io.snarl.contract.trace.index;

import java.util.Set;

/** Reads from the unique ids of tests which engine of the JUnit Platform runs them. */
public final class EngineName {

    private static final String START = "[engine:";
    private static final Set<String> OF_JUNIT = Set.of("junit-jupiter", "junit-vintage", "junit-platform-suite");

    private EngineName() {}

    /** Returns the id of the engine, such as {@code junit-jupiter}; empty if the unique id names none. */
    public static String in(String id) {
        int end = id.indexOf(']');
        return id.startsWith(START) && end > 0 ? id.substring(START.length(), end) : "";
    }

    /** Tells whether the test is one of JUnit itself; engines of others run tests that need not be methods in Java. */
    public static boolean isOfJUnit(String id) {
        return in(id).isEmpty() || OF_JUNIT.contains(in(id));
    }

    /** Returns whether an id is that of an engine or of the discovery of tests, and of no container that a user has written. */
    public static boolean isForAll(String id) {
        return !id.contains("/") || id.startsWith(START, id.lastIndexOf('/') + 1);
    }
}
