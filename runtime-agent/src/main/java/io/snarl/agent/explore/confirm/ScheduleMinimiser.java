package io.snarl.agent.explore.confirm;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.execution.TestBody;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.schedule.Schedule;
import io.snarl.contract.schedule.ThreadSwitch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Removes switches that a failure does not need, by delta debugging: large parts first, then smaller ones.
 *
 * <p>What is left out changes what happens after it, so a smaller schedule is followed only as far as it fits, and what is
 * kept is the schedule that the execution then had. It is kept only if it fails in the same way again when replayed.
 */
final class ScheduleMinimiser {

    private static final int RUNS = 200;
    /** An execution without end takes as long as the limit of steps lets it. */
    private static final int ENDLESS_RUNS = 20;
    /** Each of them costs as long as a silent thread is waited for. */
    private static final int UNCONTROLLED_RUNS = 3;

    private final Controller controller;
    private final TestBody body;
    private final Failure failure;
    private final BooleanSupplier outOfTime;
    private final Set<Schedule> tried = new HashSet<>();
    private ExecutionResult smallest;
    private int runsLeft;
    private int uncontrolledLeft = UNCONTROLLED_RUNS;

    /** Begins with a failing execution that has been replayed, so that its steps are known. */
    ScheduleMinimiser(Controller controller, TestBody body, ExecutionResult replayed, BooleanSupplier outOfTime) {
        this.controller = controller;
        this.body = body;
        this.failure = replayed.failure();
        this.outOfTime = outOfTime;
        this.smallest = replayed;
        this.runsLeft = failure.kind() == FailureKind.ENDLESS ? ENDLESS_RUNS : RUNS;
    }

    /** Returns the smallest failing execution that was found, with its steps. */
    ExecutionResult minimise() {
        drop(ScheduleMinimiser::isPreemption);
        joinSegments();
        drop(one -> true);
        return smallest;
    }

    private void drop(Predicate<ThreadSwitch> droppable) {
        int size = positions(droppable).size();
        while (size >= 1 && !mustStop()) {
            boolean dropped = dropParts(droppable, size);
            // What was needed may no longer be needed now that something else has gone.
            if (size > 1 || !dropped) {
                size /= 2;
            }
        }
    }

    /** Tries to drop each part of the given number of switches. */
    private boolean dropParts(Predicate<ThreadSwitch> droppable, int size) {
        boolean dropped = false;
        int start = 0;
        List<Integer> positions = positions(droppable);
        while (start < positions.size() && !mustStop()) {
            List<Integer> part = positions.subList(start, Math.min(start + size, positions.size()));
            if (accept(without(part))) {
                dropped = true;
                positions = positions(droppable);
            } else {
                start += size;
            }
        }
        return dropped;
    }

    /** Saves preemptions by joining what a thread does before and after them. */
    private void joinSegments() {
        int tries = 0;
        int next = 0;
        List<Integer> positions = positions(ScheduleMinimiser::isPreemption);
        while (tries < positions.size() && !mustStop()) {
            next = next % positions.size();
            var segments = new ScheduleSegments(smallest.schedule());
            int position = positions.get(next);
            if (accept(segments.withNextSegmentEarlier(position)) || accept(segments.withSegmentLater(position))) {
                positions = positions(ScheduleMinimiser::isPreemption);
                tries = 0;
            } else {
                tries++;
                next++;
            }
        }
    }

    private static boolean isPreemption(ThreadSwitch one) {
        return one.cause() == ThreadSwitch.Cause.PREEMPTED;
    }

    private boolean accept(Schedule candidate) {
        if (candidate == null || mustStop() || !tried.add(candidate)) {
            return false;
        }
        ExecutionResult followed = counted(controller.follow(body, candidate));
        if (controller.isSpent() || !followed.failsLike(failure) || isLarger(followed.schedule())) {
            return false;
        }
        tried.add(followed.schedule());
        ExecutionResult replayed =
                counted(controller.replay(body, followed.schedule())).with(followed.schedule());
        if (!replayed.failsLike(failure) || Size.of(replayed).compareTo(Size.of(smallest)) >= 0) {
            return false;
        }
        smallest = replayed;
        return true;
    }

    private boolean isLarger(Schedule schedule) {
        return new Size(schedule, 0).compareTo(new Size(smallest.schedule(), 0)) > 0;
    }

    private ExecutionResult counted(ExecutionResult run) {
        runsLeft--;
        if (run.failed() && run.failure().kind() == FailureKind.UNCONTROLLED) {
            uncontrolledLeft--;
        }
        return run;
    }

    private boolean mustStop() {
        return runsLeft < 2 || uncontrolledLeft <= 0 || controller.isSpent() || outOfTime.getAsBoolean();
    }

    private List<Integer> positions(Predicate<ThreadSwitch> droppable) {
        List<ThreadSwitch> switches = smallest.schedule().switches();
        List<Integer> positions = new ArrayList<>();
        for (int i = 0; i < switches.size(); i++) {
            if (droppable.test(switches.get(i))) {
                positions.add(i);
            }
        }
        return positions;
    }

    private Schedule without(List<Integer> dropped) {
        List<ThreadSwitch> kept = new ArrayList<>(smallest.schedule().switches());
        for (int i = dropped.size() - 1; i >= 0; i--) {
            kept.remove((int) dropped.get(i));
        }
        return new Schedule(kept);
    }

    /** The size of a schedule for a reader: preemptions first, then switches, then steps. */
    private record Size(Schedule schedule, int steps) implements Comparable<Size> {

        private static final Comparator<Size> ORDER = Comparator.<Size>comparingLong(
                        size -> size.schedule.preemptions())
                .thenComparingInt(size -> size.schedule.switches().size())
                .thenComparingInt(Size::steps);

        static Size of(ExecutionResult run) {
            return new Size(run.schedule(), run.steps().size());
        }

        @Override
        public int compareTo(Size other) {
            return ORDER.compare(this, other);
        }
    }
}
