package io.snarl.core.source.classfile;

/**
 * An instruction that calls a method or evaluates a lambda expression or a method reference.
 *
 * @param line the line in the source file, 0 if unknown
 * @param owner the binary name of the class that the call names
 * @param name the method called, or the one that is the body of the lambda
 * @param isLambda whether nothing is called, but a lambda expression or a method reference evaluated
 */
public record CodeCall(int line, String owner, String name, String descriptor, boolean isLambda) {}
