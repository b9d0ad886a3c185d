package io.snarl.core.seed;

/**
 * The place in test code that makes a call or creates an object.
 *
 * @param className the binary name of the class of test code
 * @param method the method of test code, such as {@code <init>} for the initialiser of a field
 * @param sourceFile the name of the source file, empty if unknown
 * @param line the line in it, 0 if unknown
 */
public record Caller(String className, String method, String sourceFile, int line) {}
