package io.snarl.agent.strategy.random;

import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.SeededRandom;
import io.snarl.agent.strategy.Strategy;
import java.util.Arrays;

/**
 * Probabilistic concurrency testing (Burckhardt and others, ASPLOS 2010). The enabled thread of the highest priority goes on;
 * priorities are random, and at {@code depth - 1} random points the thread that would go on gets a low one. A bug that takes
 * {@code depth} orderings between n threads in k choices is found with a probability of at least 1 / (n * k^(depth-1)).
 */
public final class PctStrategy implements Strategy {

    /** A thread that goes on as long as that while others could is taken to wait for them in a loop. */
    private static final int LONGEST_TURN = 2_000;

    private static final long UNKNOWN = Long.MIN_VALUE;
    private static final int LENGTH_BEFORE_THE_FIRST_SCHEDULE = 50;

    private final SeededRandom random;
    private final int depth;
    private final int[] changes;
    private long[] priorities = new long[8];
    private int length = LENGTH_BEFORE_THE_FIRST_SCHEDULE;
    private boolean measured;
    private int choices;
    private int nextChange;
    private long lowest;
    private int last;
    private int turn;

    public PctStrategy(int depth, long seed) {
        if (depth < 1) {
            throw new IllegalArgumentException("The depth of pct is " + depth + ", but allowed is 1 or more.");
        }
        this.depth = depth;
        random = new SeededRandom(seed);
        changes = new int[depth - 1];
    }

    @Override
    public boolean begin() {
        random.nextSchedule();
        Arrays.fill(priorities, UNKNOWN);
        for (int i = 0; i < changes.length; i++) {
            changes[i] = random.below(length);
        }
        choices = 0;
        lowest = 0;
        last = SchedulingChoice.NONE;
        turn = 0;
        nextChange = earliestFrom(0);
        return true;
    }

    @Override
    public int choose(SchedulingChoice choice) {
        int current = choice.current();
        if (current != SchedulingChoice.NONE && (choice.yields() || turn >= LONGEST_TURN)) {
            lower(current);
            turn = 0;
        }
        int thread = highest(choice);
        if (choices == nextChange) {
            change(thread);
            thread = highest(choice);
        }
        choices++;
        turn = thread == last ? turn + 1 : 0;
        last = thread;
        return thread;
    }

    /** Several changes may fall on one choice; the paper gives the i-th of them, in the order drawn, the i-th lowest priority. */
    private void change(int thread) {
        for (int i = 0; i < changes.length; i++) {
            if (changes[i] == choices) {
                priorities[thread] = i + 1;
            }
        }
        nextChange = earliestFrom(choices + 1);
    }

    private int earliestFrom(int first) {
        int earliest = Integer.MAX_VALUE;
        for (int change : changes) {
            if (change >= first && change < earliest) {
                earliest = change;
            }
        }
        return earliest;
    }

    private int highest(SchedulingChoice choice) {
        int best = choice.enabled(0);
        long bestPriority = priority(best);
        for (int i = 1; i < choice.enabledCount(); i++) {
            int thread = choice.enabled(i);
            long priority = priority(thread);
            if (priority > bestPriority) {
                best = thread;
                bestPriority = priority;
            }
        }
        return best;
    }

    private long priority(int thread) {
        if (thread >= priorities.length) {
            int known = priorities.length;
            priorities = Arrays.copyOf(priorities, thread * 2);
            Arrays.fill(priorities, known, priorities.length, UNKNOWN);
        }
        if (priorities[thread] == UNKNOWN) {
            // Above those of the changes and of threads that yielded.
            priorities[thread] = (random.draw() >>> 1) | (1L << 62);
        }
        return priorities[thread];
    }

    private void lower(int thread) {
        priority(thread);
        priorities[thread] = --lowest;
    }

    @Override
    public void end(int choices, boolean failed) {
        length = measured ? Math.max(length, choices) : Math.max(1, choices);
        measured = true;
    }

    @Override
    public String describe() {
        return "pct, depth " + depth + ", seed " + random.seed();
    }
}
