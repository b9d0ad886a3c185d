package io.snarl.agent.control.decide;

import io.snarl.agent.control.describe.SwitchLog;
import io.snarl.agent.control.place.CodePlaces;
import io.snarl.agent.control.state.Decider;
import io.snarl.agent.control.state.EnabledThreads;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.schedule.Schedule;
import io.snarl.contract.schedule.ThreadSwitch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Follows a schedule: each thread goes on until the schedule switches. One that is strict ends the execution where the
 * schedule does not fit; one that is not goes on with whoever the schedule needs next.
 */
public final class ScheduleDecider extends Decider {

    private static final int PATIENCE = 5;

    private final List<ThreadSwitch> switches;
    private final CodePlaces places;
    private final boolean strict;
    private final Set<String> placesOfSwitches = new HashSet<>();
    private final Map<Integer, Boolean> forced = new HashMap<>();
    private final Map<String, Integer> siteOfPlace = new HashMap<>();
    private int position;
    private int yields;
    private Failure divergence;

    public ScheduleDecider(Schedule schedule, CodePlaces places, boolean strict) {
        this.switches = schedule.switches();
        this.places = places;
        this.strict = strict;
        for (ThreadSwitch one : switches) {
            placesOfSwitches.add(one.place());
        }
    }

    @Override
    public boolean forces(int site) {
        return forced.computeIfAbsent(site, same -> {
            boolean wanted = placesOfSwitches.contains(places.of(same));
            if (wanted) {
                siteOfPlace.put(places.of(same), same);
            }
            return wanted;
        });
    }

    /** Skips switches of threads that have ended or have passed the place, unless the schedule is strict. */
    private void skipImpossible(EnabledThreads enabled) {
        while (!strict && position < switches.size() && isPast(enabled, switches.get(position))) {
            position++;
        }
    }

    private boolean isPast(EnabledThreads enabled, ThreadSwitch expected) {
        int number = numberOf(enabled, expected.from());
        if (number == SchedulingChoice.NONE) {
            return false;
        }
        ThreadState from = enabled.threads().get(number);
        Integer site = siteOfPlace.get(expected.place());
        return !from.isAlive()
                || site != null && from.occurrences.of(site) >= expected.occurrence() && !isHere(expected, from);
    }

    @Override
    public boolean isGiven() {
        return strict;
    }

    @Override
    public boolean mayBeOverruled() {
        return false;
    }

    @Override
    public int choose(EnabledThreads enabled, ThreadState me, boolean canGoOn) {
        skipImpossible(enabled);
        ThreadSwitch expected = position < switches.size() ? switches.get(position) : null;
        if (expected != null && isHere(expected, me)) {
            int to = numberOf(enabled, expected.to());
            if (to != SchedulingChoice.NONE && enabled.isEnabled(to)) {
                position++;
                return to;
            }
            if (strict) {
                return diverge(me, expected, "'" + expected.to() + "' cannot go on there");
            }
            position++;
        }
        // A sleeper that is woken at once has not handed over to anyone.
        if (canGoOn || enabled.isEnabled(me.number)) {
            return isKind(enabled) ? enabled.after(me.number) : me.number;
        }
        if (strict) {
            return diverge(me, expected, stopped(me));
        }
        return wantedNext(enabled);
    }

    /** Returns whether a thread has yielded so often that others should go first, unless the schedule is strict. */
    private boolean isKind(EnabledThreads enabled) {
        return !strict && enabled.yields() && ++yields % PATIENCE == 0;
    }

    @Override
    public boolean only(ThreadState me, ThreadState next) {
        ThreadSwitch expected = position < switches.size() ? switches.get(position) : null;
        if (expected != null && isHere(expected, me) && expected.to().equals(next.name)) {
            position++;
        } else if (strict) {
            diverge(me, expected, stopped(me) + ", and only '" + next.name + "' can go on");
            return false;
        }
        return true;
    }

    @Override
    public boolean noChoice(EnabledThreads enabled, ThreadState me) {
        if (position < switches.size() && isHere(switches.get(position), me)) {
            if (strict) {
                ThreadSwitch expected = switches.get(position);
                diverge(me, expected, "'" + expected.to() + "' cannot go on there");
                return false;
            }
            position++;
        }
        return true;
    }

    private boolean isHere(ThreadSwitch expected, ThreadState me) {
        return expected.from().equals(me.name)
                && expected.occurrence() == SwitchLog.occurrenceOf(me)
                && expected.place().equals(SwitchLog.placeOf(me, places));
    }

    /** Returns the enabled thread that the rest of the schedule names first, else the first enabled one. */
    private int wantedNext(EnabledThreads enabled) {
        for (int i = position; i < switches.size(); i++) {
            int wanted = numberOf(enabled, switches.get(i).from());
            if (wanted != SchedulingChoice.NONE && enabled.isEnabled(wanted)) {
                return wanted;
            }
        }
        return enabled.enabled(0);
    }

    private static int numberOf(EnabledThreads enabled, String name) {
        for (int i = 0; i < enabled.threads().count(); i++) {
            if (enabled.threads().get(i).name.equals(name)) {
                return i;
            }
        }
        return SchedulingChoice.NONE;
    }

    /** Returns whether the schedule has been followed to its end, or does not fit any more. */
    boolean isOver() {
        return divergence != null || position >= switches.size();
    }

    private int diverge(ThreadState me, ThreadSwitch expected, String why) {
        divergence = parted(
                " at switch " + (position + 1) + " of " + switches.size() + ": " + why,
                expected,
                "'" + me.name + "' was about to: " + where(me) + time(SwitchLog.occurrenceOf(me)));
        return SchedulingChoice.NONE;
    }

    private static String stopped(ThreadState thread) {
        boolean ends = thread.next.kind() == OperationKind.END;
        return "'" + thread.name + (ends ? "' came to its end" : "' had to wait");
    }

    private String where(ThreadState thread) {
        String line = SwitchLog.lineOf(thread, places);
        return SwitchLog.placeOf(thread, places) + (line.isEmpty() ? "" : " (" + line + ")");
    }

    private static Failure parted(String where, ThreadSwitch expected, String instead) {
        List<String> details = new ArrayList<>();
        details.add(
                expected == null
                        ? "expected: no further switch"
                        : "expected: '" + expected.from() + "' stops and '" + expected.to() + "' goes on before: "
                                + expected.where() + time(expected.occurrence()));
        details.add("instead: " + instead);
        return new Failure(
                FailureKind.DIVERGED, "The schedule no longer fits" + where + ".", details, "diverged", null);
    }

    private static String time(int occurrence) {
        return occurrence == 1 ? "" : ", time " + occurrence;
    }

    @Override
    public Failure divergence() {
        return divergence;
    }

    /** Describes what is left of the schedule when the execution has ended; returns null if nothing is. */
    public Failure unfinished() {
        if (!strict || position >= switches.size()) {
            return null;
        }
        return parted(
                " at switch " + (position + 1) + " of " + switches.size() + ": the test ended before",
                switches.get(position),
                "the test ended");
    }
}
