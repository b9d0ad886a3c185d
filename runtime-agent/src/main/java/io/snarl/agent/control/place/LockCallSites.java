package io.snarl.agent.control.place;

import io.snarl.contract.code.AgentClasses;
import io.snarl.contract.code.CodePlace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Numbers the places from which locks of {@code java.util.concurrent} are taken. They are all taken at the same few
 * places inside the JDK, which say nothing, so the call from outside counts.
 *
 * <p>Places have negative numbers that stay the same in this JVM, so that none is mistaken for a site. Asked by one
 * thread at a time.
 */
public final class LockCallSites {

    private static final StackWalker WALKER = StackWalker.getInstance();

    private final Map<CallSite, Integer> numbers = new HashMap<>();
    private final List<CodePlace> places = new ArrayList<>();

    /** A call, identified as cheaply as possible. */
    private record CallSite(String className, String method, int instruction) {}

    /** Returns the number of the place from which the current thread is taking a lock. */
    public int current() {
        return WALKER.walk(frames -> {
            Iterator<StackWalker.StackFrame> all = frames.iterator();
            StackWalker.StackFrame frame = all.next();
            // A worker of a pool may have nothing else on its stack.
            while (isLocking(frame.getClassName()) && all.hasNext()) {
                frame = all.next();
            }
            return number(frame);
        });
    }

    private int number(StackWalker.StackFrame frame) {
        var call = new CallSite(frame.getClassName(), frame.getMethodName(), frame.getByteCodeIndex());
        return numbers.computeIfAbsent(call, unknown -> add(frame.toStackTraceElement()));
    }

    private int add(StackTraceElement frame) {
        places.add(CodePlace.of(frame));
        return -places.size();
    }

    public static boolean isPlace(int number) {
        return number < 0;
    }

    public CodePlace place(int number) {
        return places.get(-number - 1);
    }

    private static boolean isLocking(String className) {
        return className.startsWith("java.util.concurrent.") || AgentClasses.contain(className);
    }
}
