package io.snarl.contract.code;

import java.util.Comparator;

/**
 * A method as class files name it.
 *
 * @param owner the binary name of its class
 * @param name its name, {@code <init>} for a constructor
 * @param descriptor the types of its parameters and its result, such as {@code (IJ)V}
 */
public record MethodSignature(String owner, String name, String descriptor) implements Comparable<MethodSignature> {

    private static final Comparator<MethodSignature> BY_TEXT = Comparator.comparing(MethodSignature::toString);

    /** Returns class and name, which overloaded methods have in common. */
    public String qualifiedName() {
        return owner + "." + name;
    }

    /** Returns what stands before the parameters of a method that is given with their types. */
    public static String withoutParameters(String call) {
        int parameters = call.lastIndexOf('(');
        return parameters < 0 ? call : call.substring(0, parameters);
    }

    @Override
    public int compareTo(MethodSignature other) {
        return BY_TEXT.compare(this, other);
    }

    @Override
    public String toString() {
        return qualifiedName() + descriptor;
    }
}
