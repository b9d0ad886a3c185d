package io.snarl.agent.control.place;

import io.snarl.contract.code.AgentClasses;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.JdkClasses;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Finds the code of the program that called into the JDK. */
public final class CallerFinder {

    /** Classes that only pass calls on, and threads, below which nothing matters. */
    private static final Pattern HARMLESS = Pattern.compile("java\\.util\\.(function|stream)\\..*"
            + "|java\\.util\\.(Iterator|Collection|List|Map|Set|Sorted\\w+|Navigable\\w+|Queue|Deque|Spliterator|Objects"
            + "|Optional|Comparator|Comparators|ImmutableCollections)\\w*(\\$.*)?"
            + "|java\\.lang\\.(Iterable|Comparable|Enum|String|Thread|VirtualThread)(\\$.*)?"
            + "|java\\.lang\\.(invoke|reflect)\\..*|jdk\\.internal\\.reflect\\..*");

    /** The number of frames that are examined; deeper stacks come from recursion, and walking all of them takes too long. */
    private static final int DEEPEST = 50;

    private static final StackWalker WALKER = StackWalker.getInstance();
    private static final StackWalker WALKER_OF_LAMBDAS = StackWalker.getInstance(StackWalker.Option.SHOW_HIDDEN_FRAMES);
    private static final Map<String, Owner> OWNERS = new HashMap<>();

    private enum Owner {
        SCHEDULER,
        PROGRAM,
        /** Neither rewritten nor the JDK's, such as a logger that only the tests have: nobody knows which monitors it holds. */
        OTHER_PROGRAM,
        /** Rewritten, so that its threads know when they initialise a class. */
        WATCHED_JDK,
        OTHER_JDK,
        JVM
    }

    private CallerFinder() {}

    /**
     * Returns whether the current thread runs code that may hold monitors which are not controlled: code that is not rewritten, or code of
     * the JVM itself, which may also be initialising a class that no other thread could use meanwhile. Called by one thread at a time.
     */
    public static boolean isInsideUncontrolled(Predicate<String> rewritten) {
        return WALKER.walk(frames -> {
            Iterator<StackWalker.StackFrame> stack = frames.iterator();
            for (int depth = 0; depth < DEEPEST && stack.hasNext(); depth++) {
                StackWalker.StackFrame frame = stack.next();
                Owner owner = OWNERS.computeIfAbsent(frame.getClassName(), name -> ownerOf(name, rewritten));
                if (owner == Owner.PROGRAM) {
                    return false;
                } else if (owner == Owner.JVM
                        || owner == Owner.OTHER_PROGRAM
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
        } else if (!JdkClasses.contain(className)) {
            return rewritten.test(className) ? Owner.PROGRAM : Owner.OTHER_PROGRAM;
        }
        if (rewritten.test(className)) {
            return Owner.WATCHED_JDK;
        }
        return HARMLESS.matcher(className).matches() ? Owner.OTHER_JDK : Owner.JVM;
    }

    /**
     * Returns whether the nearest code outside of the JDK is that of the test, called back by the library.
     *
     * @param ofTest whether a class belongs to the test
     */
    public static boolean isCalledBack(Predicate<String> ofTest) {
        return WALKER_OF_LAMBDAS.walk(frames -> {
            boolean inTest = false;
            Iterator<StackWalker.StackFrame> stack = frames.iterator();
            for (int depth = 0; depth < DEEPEST && stack.hasNext(); depth++) {
                String name = stack.next().getClassName();
                if (ofTest.test(surrounding(name))) {
                    inTest = true;
                } else if (inTest || !JdkClasses.contain(name) && !isOurs(name)) {
                    return inTest && !isOurs(name);
                }
            }
            return false;
        });
    }

    /** Returns the class that contains a lambda or method reference; any other class itself. */
    private static String surrounding(String className) {
        int lambda = className.indexOf("$$Lambda");
        return lambda < 0 ? className : className.substring(0, lambda);
    }

    private static boolean isOurs(String className) {
        return AgentClasses.contain(className)
                || className.startsWith("io.snarl.Parallel")
                || className.startsWith("io.snarl.trial.");
    }

    /** Returns whether the nearest code of a stack outside of the JDK is that of a test tool. */
    public static boolean isTestTool(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            String name = frame.getClassName();
            if (!JdkClasses.contain(name) && !isOurs(name)) {
                return name.startsWith("org.junit.") || name.startsWith("org.gradle.");
            }
        }
        return false;
    }

    /** Returns the first place of a stack that is neither in the JDK nor in Snarl, or null. */
    public static CodePlace placeOf(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (!JdkClasses.contain(frame.getClassName()) && !isOurs(frame.getClassName())) {
                return CodePlace.of(frame);
            }
        }
        return null;
    }
}
