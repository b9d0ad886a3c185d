package io.snarl.core.seed;

import io.snarl.contract.trace.index.EngineName;

/**
 * The names of a seed test.
 *
 * @param number its place among the usable tests in the {@link TestOrder order of analyses}, from 0
 * @param id its unique id on the JUnit Platform
 * @param className the binary name of the class that has it
 * @param method the name of its method, empty if its engine names none
 */
public record SeedTest(int number, String id, String className, String method) {

    /** Returns the id of the engine that runs the test, such as {@code junit-jupiter}. */
    public String engine() {
        return EngineName.in(id);
    }

    /** Returns the package of the test, empty for the unnamed one. */
    public String packageName() {
        int dot = className.lastIndexOf('.');
        return dot < 0 ? "" : className.substring(0, dot);
    }
}
