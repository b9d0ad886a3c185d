package io.snarl.core.finding;

/**
 * A line of code.
 *
 * @param className a binary name
 * @param line 0 if unknown
 */
public record CodePlace(String className, String method, String sourceFile, int line) {

    /** Returns it as a stack trace has it, so that consoles and IDEs make a link of it. */
    @Override
    public String toString() {
        return className + "." + method + "(" + (sourceFile.isEmpty() ? "Unknown Source" : sourceFile)
                + (line > 0 ? ":" + line : "") + ")";
    }
}
