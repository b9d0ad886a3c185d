package io.snarl.contract.code;

import java.util.ArrayList;
import java.util.List;

/** Reads the descriptors of methods and fields. */
public final class Descriptors {

    private static final String CODES = "ZBSCIJFDV";
    private static final List<String> PRIMITIVES =
            List.of("boolean", "byte", "short", "char", "int", "long", "float", "double", "void");

    private Descriptors() {}

    /** Returns the binary names of the parameters' types. */
    public static List<String> parameters(String descriptor) {
        List<String> types = new ArrayList<>();
        int at = 1;
        while (descriptor.charAt(at) != ')') {
            int end = endOfType(descriptor, at);
            types.add(type(descriptor.substring(at, end)));
            at = end;
        }
        return types;
    }

    /** Returns the part of a method's descriptor that tells overloads apart. */
    public static String parameterPart(String descriptor) {
        return descriptor.substring(0, descriptor.indexOf(')') + 1);
    }

    /** Returns the binary name of a type. */
    public static String type(String descriptor) {
        return switch (descriptor.charAt(0)) {
            case '[' -> type(descriptor.substring(1)) + "[]";
            case 'L' -> descriptor.substring(1, descriptor.length() - 1).replace('/', '.');
            default -> PRIMITIVES.get(CODES.indexOf(descriptor.charAt(0)));
        };
    }

    private static int endOfType(String descriptor, int start) {
        int at = start;
        while (descriptor.charAt(at) == '[') {
            at++;
        }
        return descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
    }
}
