package io.snarl.core.source.classfile;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Recognises methods that are synchronized by custom only, which promises nothing for the rest of their class.
 *
 * <p>{@code InputStream.mark} and {@code reset} were synchronized in older versions of Java though {@code read} is not, so that those who override them repeat it,
 * and those who write a reader do as others do. A stream is closed by whoever is tired of waiting for the one thread that uses it.
 */
public final class CustomaryLocks {

    private static final Set<String> OF_INPUT = Set.of("mark(I)V", "reset()V", "close()V");

    private static final Set<String> OF_OUTPUT = Set.of("close()V");

    private static final Map<String, Set<String>> METHODS = Map.of(
            "java.io.InputStream",
            OF_INPUT,
            "java.io.Reader",
            OF_INPUT,
            "java.io.OutputStream",
            OF_OUTPUT,
            "java.io.Writer",
            OF_OUTPUT,
            "java.lang.Throwable",
            Set.of(
                    "fillInStackTrace()Ljava/lang/Throwable;",
                    "getCause()Ljava/lang/Throwable;",
                    "initCause(Ljava/lang/Throwable;)Ljava/lang/Throwable;"));

    private CustomaryLocks() {}

    /** Returns the methods, by their names and descriptors, of a class that has some supertypes. */
    public static Set<String> of(Set<String> supertypes) {
        return METHODS.entrySet().stream()
                .filter(entry -> supertypes.contains(entry.getKey()))
                .flatMap(entry -> entry.getValue().stream())
                .collect(Collectors.toUnmodifiableSet());
    }
}
