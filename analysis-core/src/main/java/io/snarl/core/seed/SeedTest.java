package io.snarl.core.seed;

/**
 * A seed test by its names.
 *
 * @param number its place among the usable tests of the index, from 0
 * @param id its unique id on the JUnit Platform
 * @param className the binary name of the class that has it
 * @param method the name of its method, empty if its engine names none
 */
public record SeedTest(int number, String id, String className, String method) {

    private static final String ENGINE = "[engine:";

    /** Returns the id of the engine that runs the test, such as {@code junit-jupiter}. */
    public String engine() {
        int start = id.indexOf(ENGINE);
        int end = id.indexOf(']');
        return start < 0 || end < 0 ? "" : id.substring(start + ENGINE.length(), end);
    }

    /** Returns the package of the test, empty for the unnamed one. */
    public String packageName() {
        int dot = className.lastIndexOf('.');
        return dot < 0 ? "" : className.substring(0, dot);
    }
}
