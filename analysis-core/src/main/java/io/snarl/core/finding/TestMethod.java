package io.snarl.core.finding;

import java.nio.file.Path;

/**
 * The generated test of a finding.
 *
 * @param className the binary name of its class
 * @param file the source file of the class
 */
public record TestMethod(String className, String method, Path file) {

    /** Returns class and method. */
    @Override
    public String toString() {
        return className + "." + method;
    }
}
