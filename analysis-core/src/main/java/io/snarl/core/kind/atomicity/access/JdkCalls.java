package io.snarl.core.kind.atomicity.access;

import io.snarl.contract.code.JdkClasses;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.TracedSite;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Describes what calls of JDK methods do to their receivers, by the names of the methods. The code of these classes leaves
 * no events unless they are subjects, so only the names of their methods can tell.
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

    private static final Set<String> SAFE = Set.of(
            "java.util.Vector",
            "java.util.Stack",
            "java.util.Hashtable",
            "java.util.Properties",
            "java.util.Random",
            "java.util.Timer",
            "java.lang.StringBuffer",
            "java.lang.ThreadLocal");

    private static final Set<String> ESTIMATES = Set.of(
            "size",
            "isEmpty",
            "mappingCount",
            "sum",
            "longValue",
            "intValue",
            "doubleValue",
            "toString",
            "containsValue");

    /** What is gone through elements with. */
    private static final Set<String> PASSING = Set.of(
            "java.util.Iterator",
            "java.util.ListIterator",
            "java.util.Enumeration",
            "java.util.Map$Entry",
            "java.util.stream.Stream");

    /** Views by which elements are gone through. */
    private static final Set<String> VIEWS = Set.of(
            "iterator",
            "listIterator",
            "elements",
            "keys",
            "keySet",
            "values",
            "entrySet",
            "stream",
            "subList",
            "descendingIterator");

    /** The opcode of calls that name the class whose code is run. */
    private static final int INVOKESPECIAL = 183;

    private JdkCalls() {}

    /** Returns what a call says of how its caller goes about others, if it says anything. */
    static Optional<CallTrait> trait(TracedSite invocation) {
        String name = invocation.name();
        boolean isConcurrent = invocation.owner().startsWith("java.util.concurrent.");
        if (isConcurrent && (name.equals("tryLock") || name.equals("tryAcquire"))) {
            return Optional.of(CallTrait.GIVES_WAY);
        }
        if (name.startsWith("compareAnd") || name.startsWith("weakCompareAnd")) {
            return Optional.of(CallTrait.COMPARES);
        }
        return isConcurrent && ESTIMATES.contains(name) ? Optional.of(CallTrait.ESTIMATES) : Optional.empty();
    }

    /** Tells whether a method calls code of a superclass, as by {@code super.get(key)}. */
    static boolean isOfSuperclass(TracedSite invocation) {
        return invocation.kind() == EventKind.INVOKE
                && invocation.detail() == INVOKESPECIAL
                && !invocation.name().equals("<init>");
    }

    /** Tells whether each call of an object is one step for others, and not several. */
    static boolean areAtomic(String className) {
        return className.startsWith("java.util.concurrent.")
                || className.startsWith("java.util.Collections$Synchronized")
                || SAFE.contains(className);
    }

    /** Tells whether a call is made to something by which the elements of a collection are gone through. */
    static boolean passes(TracedSite invocation) {
        return PASSING.contains(invocation.owner());
    }

    /** Tells whether a call gives a view of a collection. */
    static boolean givesView(TracedSite invocation) {
        return VIEWS.contains(invocation.name());
    }

    /** Tells whether a call goes through a collection that it is given. */
    static boolean takesCollection(TracedSite invocation) {
        String parameters =
                invocation.descriptor().substring(0, invocation.descriptor().indexOf(')') + 1);
        return (invocation.owner().startsWith("java.util.")
                        || invocation.owner().startsWith("java.lang.String"))
                && (parameters.contains("Ljava/util/Collection;")
                        || parameters.contains("Ljava/util/Map;")
                        || parameters.contains("Ljava/lang/Iterable;"));
    }

    /** Tells whether a call looks through whatever it is made to, which an object of an interface is asked as any other object. */
    static boolean looksThrough(TracedSite invocation) {
        return invocation.owner().equals("java.lang.Object")
                && (invocation.name().equals("toString")
                        || invocation.name().equals("hashCode")
                        || invocation.name().equals("equals"));
    }

    /** Tells whether a call that changes an object also tells something of it. */
    static boolean returns(TracedSite invocation) {
        return !invocation.descriptor().endsWith(")V");
    }

    /** Tells whether objects of a class have contents that calls read or change. */
    static boolean haveContents(TracedSite invocation) {
        String owner = invocation.owner();
        return JdkClasses.contain(owner)
                && !invocation.name().equals("<init>")
                && (WITH_CONTENTS.contains(owner) || WITHOUT_CONTENTS.stream().noneMatch(owner::startsWith));
    }

    /** Tells whether a call may change the object. */
    static boolean writes(TracedSite invocation) {
        String name = invocation.name();
        // As in getAndSet and sumThenReset; and countDown does not count.
        return name.contains("And")
                || name.contains("Then")
                // It may be one that keeps what was asked for last at its end.
                || name.startsWith("get") && invocation.owner().equals("java.util.LinkedHashMap")
                || name.equals("countDown")
                || READING.stream()
                        .noneMatch(word -> name.startsWith(word)
                                && (name.length() == word.length()
                                        || Character.isUpperCase(name.charAt(word.length()))));
    }
}
