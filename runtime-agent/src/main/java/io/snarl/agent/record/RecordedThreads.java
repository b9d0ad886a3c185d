package io.snarl.agent.record;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The threads that record into a trace. Those that have ended can be forgotten, so that a test may start any number one
 * by one.
 */
final class RecordedThreads {

    /** The number of threads that may record at the same time. */
    private static final int MOST = 1000;

    /** The number of further threads before ended ones are removed. */
    private static final int STEP = 64;

    private final Map<EventWriter, Integer> numbers = new LinkedHashMap<>();
    private int count;
    private int next = STEP;

    /** Returns the number of a thread, which it gets when it is first asked for. */
    int numberOf(EventWriter thread) {
        return numbers.computeIfAbsent(thread, first -> ++count);
    }

    /** Returns how many there were. */
    int count() {
        return count;
    }

    boolean areTooMany() {
        return numbers.size() > MOST;
    }

    EventWriter[] all() {
        return numbers.keySet().toArray(EventWriter[]::new);
    }

    /** Returns those that have ended, if there are many more than when this was last asked. */
    List<EventWriter> ended() {
        if (numbers.size() < next) {
            return List.of();
        }
        List<EventWriter> ended =
                numbers.keySet().stream().filter(EventWriter::hasEnded).toList();
        next = numbers.size() - ended.size() + STEP;
        return ended;
    }

    void forget(EventWriter thread) {
        numbers.remove(thread);
    }
}
