package io.snarl.agent.control.place;

import io.snarl.contract.code.CodePlace;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Finds the line of a program that led into the JDK. */
public final class CallerFinder {

    /** What only passes calls on, and threads, below which nothing matters. */
    private static final Pattern HARMLESS = Pattern.compile("java\\.util\\.(function|stream)\\..*"
            + "|java\\.util\\.(Iterator|Collection|List|Map|Set|Sorted\\w+|Navigable\\w+|Queue|Deque|Spliterator|Objects"
            + "|Optional|Comparator|Comparators|ImmutableCollections)\\w*(\\$.*)?"
            + "|java\\.lang\\.(Iterable|Comparable|Enum|String|Thread|VirtualThread)(\\$.*)?"
            + "|java\\.lang\\.(invoke|reflect)\\..*|jdk\\.internal\\.reflect\\..*");

    /** How far a stack is looked at; deeper ones are of recursive methods, and to look at all of them takes forever. */
    private static final int DEEPEST = 50;

    private static final StackWalker WALKER = StackWalker.getInstance();
    private static final StackWalker WALKER_OF_LAMBDAS = StackWalker.getInstance(StackWalker.Option.SHOW_HIDDEN_FRAMES);
    private static final Map<String, Owner> OWNERS = new HashMap<>();

    private enum Owner {
        SCHEDULER,
        PROGRAM,
        /** Rewritten, so that its threads know when they initialise a class. */
        WATCHED_JDK,
        OTHER_JDK,
        JVM
    }

    private CallerFinder() {}

    /**
     * Whether the program has called something that the JVM does on its own, which may hold monitors and be in the middle of
     * initialising a class that nobody else could use then. Asked by one thread at a time.
     */
    public static boolean isInsideJvm(Predicate<String> rewritten) {
        return WALKER.walk(frames -> {
            Iterator<StackWalker.StackFrame> stack = frames.iterator();
            for (int depth = 0; depth < DEEPEST && stack.hasNext(); depth++) {
                StackWalker.StackFrame frame = stack.next();
                Owner owner = OWNERS.computeIfAbsent(frame.getClassName(), name -> ownerOf(name, rewritten));
                if (owner == Owner.PROGRAM) {
                    return false;
                } else if (owner == Owner.JVM
                        || owner == Owner.OTHER_JDK && frame.getMethodName().equals("<clinit>")) {
                    return true;
                }
            }
            return false;
        });
    }

    private static Owner ownerOf(String className, Predicate<String> rewritten) {
        if (isOurs(className)) {
            return Owner.SCHEDULER;
        } else if (!isJdk(className)) {
            return Owner.PROGRAM;
        }
        if (rewritten.test(className)) {
            return Owner.WATCHED_JDK;
        }
        return HARMLESS.matcher(className).matches() ? Owner.OTHER_JDK : Owner.JVM;
    }

    /**
     * Whether the nearest code that is not the JDK's is the test's, and something else than a thread of the test has called it.
     *
     * @param ofTest whether a class is one of the test
     */
    public static boolean isCalledBack(Predicate<String> ofTest) {
        return WALKER_OF_LAMBDAS.walk(frames -> {
            boolean inTest = false;
            Iterator<StackWalker.StackFrame> stack = frames.iterator();
            for (int depth = 0; depth < DEEPEST && stack.hasNext(); depth++) {
                String name = stack.next().getClassName();
                if (ofTest.test(surrounding(name))) {
                    inTest = true;
                } else if (inTest || !isJdk(name) && !isOurs(name)) {
                    return inTest && !isOurs(name);
                }
            }
            return false;
        });
    }

    /** The class that has a lambda or method reference; of another class itself. */
    private static String surrounding(String className) {
        int lambda = className.indexOf("$$Lambda");
        return lambda < 0 ? className : className.substring(0, lambda);
    }

    public static boolean isJdk(String className) {
        return className.startsWith("java.")
                || className.startsWith("jdk.")
                || className.startsWith("javax.")
                || className.startsWith("sun.");
    }

    private static boolean isOurs(String className) {
        return className.startsWith("io.snarl.agent.")
                || className.startsWith("io.snarl.Parallel")
                || className.startsWith("io.snarl.trial.");
    }

    /** Whether the nearest code of a stack that is not the JDK's is what runs the tests. */
    public static boolean isTestTool(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            String name = frame.getClassName();
            if (!isJdk(name) && !isOurs(name)) {
                return name.startsWith("org.junit.") || name.startsWith("org.gradle.");
            }
        }
        return false;
    }

    /** The first place of a stack that is neither the JDK's nor ours, or null. */
    public static CodePlace placeOf(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (!isJdk(frame.getClassName()) && !isOurs(frame.getClassName())) {
                return CodePlace.of(frame);
            }
        }
        return null;
    }
}
