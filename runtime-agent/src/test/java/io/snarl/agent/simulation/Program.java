package io.snarl.agent.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What each thread of a small program does; thread 0 is that of the test. Variables are 0 until they are written. */
public final class Program {

    private final List<List<Instruction>> threads = new ArrayList<>();
    private final Map<String, Integer> statics = new HashMap<>();

    /** Adds a thread that somebody has to start, unless it is the first. */
    public Program thread(Instruction... instructions) {
        threads.add(List.of(instructions));
        return this;
    }

    List<Instruction> instructions(int thread) {
        return threads.get(thread);
    }

    int threads() {
        return threads.size();
    }

    /** What outlives an execution: variables whose names begin with {@code static}. */
    Map<String, Integer> statics() {
        return statics;
    }
}
