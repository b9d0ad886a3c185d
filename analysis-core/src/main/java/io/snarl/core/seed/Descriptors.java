package io.snarl.core.seed;

import java.util.ArrayList;
import java.util.List;

/** Reads descriptors of methods as class files have them. */
public final class Descriptors {

    private Descriptors() {}

    /** Returns the descriptors of the parameters. */
    public static List<String> parameters(String method) {
        List<String> parameters = new ArrayList<>();
        int at = 1;
        while (method.charAt(at) != ')') {
            int end = at;
            while (method.charAt(end) == '[') {
                end++;
            }
            end = method.charAt(end) == 'L' ? method.indexOf(';', end) + 1 : end + 1;
            parameters.add(method.substring(at, end));
            at = end;
        }
        return parameters;
    }

    /** Returns the binary name of a type, such as {@code java.util.List} or {@code int[]}. */
    public static String className(String type) {
        return switch (type.charAt(0)) {
            case '[' -> className(type.substring(1)) + "[]";
            case 'L' -> type.substring(1, type.length() - 1).replace('/', '.');
            case 'Z' -> "boolean";
            case 'B' -> "byte";
            case 'C' -> "char";
            case 'S' -> "short";
            case 'I' -> "int";
            case 'J' -> "long";
            case 'F' -> "float";
            case 'D' -> "double";
            default -> "void";
        };
    }
}
