package io.snarl.core.atomicity;

import io.snarl.core.trace.Site;
import java.util.List;
import java.util.Set;

/**
 * Tells what calls of JDK classes do to the objects that they are made to. The code of these classes leaves no events unless they are
 * subjects, so only the names of their methods can tell.
 */
final class JdkCalls {

    /** Classes without contents that could change, or whose use is known as that of a lock or a thread. */
    private static final List<String> WITHOUT_CONTENTS = List.of(
            "java.lang.",
            "java.util.concurrent.locks.",
            "java.util.function.",
            "java.util.regex.Pattern",
            "java.util.Objects",
            "java.util.Arrays",
            "java.util.Optional",
            "java.util.stream.",
            "java.time.",
            "java.math.",
            "java.nio.charset.",
            "java.net.UR");

    private static final Set<String> WITH_CONTENTS =
            Set.of("java.lang.StringBuilder", "java.lang.StringBuffer", "java.lang.ThreadLocal");

    private static final List<String> READING = List.of(
            "get",
            "contains",
            "size",
            "is",
            "has",
            "peek",
            "length",
            "toString",
            "equals",
            "hashCode",
            "iterator",
            "listIterator",
            "keySet",
            "values",
            "entrySet",
            "indexOf",
            "lastIndexOf",
            "charAt",
            "first",
            "last",
            "element",
            "elements",
            "keys",
            "stream",
            "forEach",
            "to",
            "sum",
            "count",
            "headMap",
            "tailMap",
            "subMap",
            "subList",
            "floor",
            "ceiling",
            "higher",
            "lower");

    private JdkCalls() {}

    /** Tells whether objects of a class have contents that calls read or change. */
    static boolean haveContents(Site invocation) {
        String owner = invocation.owner();
        return (owner.startsWith("java.") || owner.startsWith("javax."))
                && !invocation.name().equals("<init>")
                && (WITH_CONTENTS.contains(owner) || WITHOUT_CONTENTS.stream().noneMatch(owner::startsWith));
    }

    /** Tells whether a call may change the object. */
    static boolean writes(Site invocation) {
        String name = invocation.name();
        // As in getAndSet, and in a method that takes what it gets away.
        return name.contains("And")
                || READING.stream()
                        .noneMatch(word -> name.startsWith(word)
                                && (name.length() == word.length()
                                        || Character.isUpperCase(name.charAt(word.length()))));
    }
}
