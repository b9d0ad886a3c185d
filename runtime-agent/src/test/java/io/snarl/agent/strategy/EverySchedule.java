package io.snarl.agent.strategy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** All schedules within a bound of preemptions, by brute force. */
public final class EverySchedule implements Strategy {

    private final int bound;
    private final Deque<List<Integer>> open = new ArrayDeque<>();
    private List<Integer> given;
    private List<Integer> made;
    private int preemptions;

    public EverySchedule(int bound) {
        this.bound = bound;
        open.push(List.of());
    }

    @Override
    public boolean begin() {
        given = open.poll();
        made = new ArrayList<>();
        preemptions = 0;
        return given != null;
    }

    @Override
    public int choose(SchedulingChoice choice) {
        boolean free = choice.current() == SchedulingChoice.NONE;
        int thread;
        if (made.size() < given.size()) {
            thread = given.get(made.size());
        } else {
            thread = free ? choice.enabled(0) : choice.current();
            for (int i = 0; i < choice.enabledCount(); i++) {
                if (choice.enabled(i) != thread && (free || preemptions < bound)) {
                    List<Integer> other = new ArrayList<>(made);
                    other.add(choice.enabled(i));
                    open.push(other);
                }
            }
        }
        preemptions += !free && thread != choice.current() ? 1 : 0;
        made.add(thread);
        return thread;
    }

    @Override
    public String describe() {
        return "every schedule";
    }
}
