package io.snarl.core.source;

import java.util.List;

/**
 * The source of a test class.
 *
 * @param name the binary name of the class
 * @param methods the names of its methods, in the order in which the tests were given
 */
public record WrittenTestClass(String name, String source, List<String> methods) {

    public WrittenTestClass {
        methods = List.copyOf(methods);
    }
}
