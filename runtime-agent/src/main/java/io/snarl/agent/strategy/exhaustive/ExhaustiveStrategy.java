package io.snarl.agent.strategy.exhaustive;

import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.SeededRandom;
import io.snarl.agent.strategy.Strategy;

/**
 * Tries all schedules without preemptions, then all with at most one, and so on up to a bound, except those that {@link
 * SleepSets} finds equivalent to earlier ones. A switch is a preemption if the thread that is left could go on, did not
 * yield and need not let others go first for the sake of {@link FairnessPriorities}.
 */
public final class ExhaustiveStrategy implements Strategy {

    /** A thread that goes on as long as that while others could is taken to wait for them in a loop. */
    private static final int LONGEST_TURN = 2_000;

    /** Classes are initialised once in a JVM, so a few times it is no wonder if a schedule goes on differently. */
    private static final int MOST_RESTARTS = 10;

    private final int most;
    private final ChoicePath path = new ChoicePath();
    private final FairnessPriorities fairness = new FairnessPriorities();
    private final SleepSets sleepers = new SleepSets();

    private boolean started;
    private int bound;
    private boolean boundMattered;
    private int explored = -1;
    private int restarts;
    private boolean differed;
    private boolean widened;
    private String doubt;
    private boolean failed;

    private int position;
    private int preemptions;
    private boolean cut;
    private int last;
    private int turn;
    private long steps;

    /** Tries schedules with at most so many preemptions. */
    public ExhaustiveStrategy(int preemptions) {
        if (preemptions < 0) {
            throw new IllegalArgumentException(
                    "The bound of preemptions is " + preemptions + ", but allowed is 0 or more.");
        }
        most = preemptions;
    }

    @Override
    public boolean begin() {
        if (started && !findNext()) {
            return false;
        }
        started = true;
        position = 0;
        preemptions = 0;
        cut = false;
        last = SchedulingChoice.NONE;
        turn = 0;
        fairness.begin();
        sleepers.clear();
        return true;
    }

    private boolean findNext() {
        if (widened) {
            startAgain();
            return true;
        }
        if (differed) {
            differed = false;
            if (restarts++ < MOST_RESTARTS) {
                startAgain();
                return true;
            }
            doubt = "the test does not do the same twice under the same schedule";
        }
        if (path.advance()) {
            return true;
        }
        explored = boundMattered ? bound : most;
        if (explored == most) {
            return false;
        }
        bound++;
        boundMattered = false;
        return true;
    }

    /** Starts with the present bound, since it includes all that a lower one does. */
    private void startAgain() {
        path.clear();
        explored = -1;
        boundMattered = false;
        differed = false;
        widened = false;
    }

    @Override
    public boolean isSystematic() {
        return true;
    }

    @Override
    public int choose(SchedulingChoice choice) {
        int count = choice.enabledCount();
        if (choice.enabled(count - 1) >= Long.SIZE) {
            doubt = "it has more than " + Long.SIZE + " threads";
            cut = true;
            return choice.current() != SchedulingChoice.NONE ? choice.current() : choice.enabled(0);
        }
        long enabled = 0;
        for (int i = 0; i < count; i++) {
            enabled |= 1L << choice.enabled(i);
        }
        int current = choice.current();
        boolean yields = current != SchedulingChoice.NONE && (choice.yields() || goesOnForEver(current));
        fairness.enabled(enabled);
        if (yields) {
            fairness.yields(current);
        }
        wake(choice, yields);
        long allowed = fairness.allowed();
        boolean free = current == SchedulingChoice.NONE || yields || (allowed & 1L << current) == 0;
        int thread = choose(choice, enabled, allowed, free);
        if (!free && thread != current) {
            preemptions++;
            sleepers.add(choice, current);
        }
        sleepers.wakeBefore(choice, thread);
        fairness.runs(thread);
        turn = thread == last ? turn + 1 : 0;
        last = thread;
        steps = choice.steps();
        return thread;
    }

    private boolean goesOnForEver(int current) {
        if (current != last || turn < LONGEST_TURN) {
            return false;
        }
        doubt = "a thread went on for " + LONGEST_TURN + " choices and more";
        turn = 0;
        return true;
    }

    /** Wakes those that what happened since the last choice gives a reason to wake. */
    private void wake(SchedulingChoice choice, boolean yields) {
        if (sleepers.asleep() == 0) {
            return;
        }
        if (yields || choice.steps() != steps + 1 || fairness.holdsBack()) {
            sleepers.clear();
        } else if (choice.current() == SchedulingChoice.NONE) {
            sleepers.wakeFor(choice, last);
        }
    }

    private int choose(SchedulingChoice choice, long enabled, long allowed, boolean free) {
        int current = choice.current();
        long state =
                SeededRandom.mix(SeededRandom.mix(enabled + choice.steps()) + current + (free ? Long.MIN_VALUE : 0));
        if (position < path.size()) {
            int thread = path.chosen(position);
            if (path.state(position++) == state && choice.isEnabled(thread)) {
                return thread;
            }
            differed = true;
            position = path.size();
            cut = true;
        }
        long candidates = allowed & ~sleepers.asleep();
        int first = free || candidates == 0 ? lowest(candidates == 0 ? allowed : candidates) : current;
        if (cut || candidates == 0) {
            cut = true;
            return first;
        }
        long others = candidates & ~(1L << first);
        if (!free && preemptions == bound && others != 0) {
            boundMattered = true;
            others = 0;
        }
        path.add(state, first, others);
        position++;
        return first;
    }

    private static int lowest(long threads) {
        return Long.numberOfTrailingZeros(threads);
    }

    @Override
    public void end(int choices, boolean failed) {
        differed |= position < path.size();
        this.failed |= failed;
    }

    @Override
    public void widened() {
        widened = true;
    }

    @Override
    public void doubt(String reason) {
        doubt = reason;
    }

    @Override
    public String claim() {
        if (failed) {
            return null;
        }
        if (doubt != null) {
            return "schedules with " + atMost(most) + " tried, but perhaps not all: " + doubt;
        }
        return explored < 0 ? null : "all schedules with " + atMost(explored) + " explored: none fails";
    }

    private static String atMost(int preemptions) {
        return "at most " + preemptions + (preemptions == 1 ? " preemption" : " preemptions");
    }

    @Override
    public String describe() {
        return "exhaustive, " + atMost(most);
    }
}
