package io.snarl.contract.code;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Names of classes and types as a person writes them. */
public final class TypeNames {

    /** The dollar before a nested class that has a name, but not one that a name starts with. */
    private static final Pattern NESTED = Pattern.compile("(?<=[^$])\\$(?=[A-Za-z])");

    private TypeNames() {}

    /** Turns a binary name such as {@code java.util.Map$Entry} into {@code Map.Entry}. */
    public static String simple(String binaryName) {
        String withoutPackage = binaryName.substring(binaryName.lastIndexOf('.') + 1);
        return NESTED.matcher(withoutPackage).replaceAll(".");
    }

    /** Turns a binary name such as {@code java.util.Map$Entry} into {@code Entry}. */
    public static String innermost(String binaryName) {
        return binaryName.substring(Math.max(binaryName.lastIndexOf('.'), binaryName.lastIndexOf('$')) + 1);
    }

    /**
     * Returns the names of the files that a class may be declared in, likelier ones first: which of the dollar signs in its name
     * separate a nested class from the one around it, the name does not tell.
     *
     * @param ending of the files, such as {@code .java}
     */
    public static List<String> sourceFiles(String binaryName, String ending) {
        String name = binaryName.substring(binaryName.lastIndexOf('.') + 1);
        List<String> files = new ArrayList<>(List.of(name + ending));
        for (int dollar = name.lastIndexOf('$'); dollar > 0; dollar = name.lastIndexOf('$', dollar - 1)) {
            files.add(name.substring(0, dollar) + ending);
        }
        return files;
    }

    /** Turns a descriptor of a method into the types of its parameters, such as {@code int, Account}. */
    public static String parameters(String descriptor) {
        try {
            return MethodTypeDesc.ofDescriptor(descriptor).parameterList().stream()
                    .map(type -> simple(type.displayName()))
                    .collect(Collectors.joining(", "));
        } catch (IllegalArgumentException e) {
            // A trace that is damaged should still be shown as far as it can be.
            return "?";
        }
    }

    /** Turns a descriptor of a type, or its binary name, into a simple name. */
    public static String type(String descriptorOrName) {
        try {
            return simple(ClassDesc.ofDescriptor(descriptorOrName).displayName());
        } catch (IllegalArgumentException e) {
            return simple(descriptorOrName);
        }
    }
}
