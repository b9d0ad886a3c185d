package io.snarl.agent.control.describe;

import io.snarl.agent.control.place.CodePlaces;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.schedule.Schedule;
import io.snarl.contract.schedule.ThreadSwitch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Logs the thread switches of the current execution, as numbers. */
public final class SwitchLog {

    private static final int FIELDS = 5;
    private static final int BEGINS = -1;
    private static final int ENDS = -2;
    private static final int JOINS_PARALLEL = -3;

    private int[] values = new int[FIELDS * 64];
    private int size;

    public void clear() {
        size = 0;
    }

    public void add(ThreadState from, ThreadState to, ThreadSwitch.Cause cause) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        int site = placeOf(from);
        values[size] = from.number;
        values[size + 1] = to.number;
        values[size + 2] = site;
        values[size + 3] = site < 0 ? 1 : from.occurrences.of(site);
        values[size + 4] = cause.ordinal();
        size += FIELDS;
    }

    /** Returns the site of a thread's next step, or a negative number if that step has none. */
    private static int placeOf(ThreadState thread) {
        OperationKind kind = thread.next.kind();
        if (kind == OperationKind.BEGIN) {
            return BEGINS;
        }
        if (kind == OperationKind.JOIN && thread.waitsOn == null) {
            return JOINS_PARALLEL;
        }
        return kind == OperationKind.END ? ENDS : thread.next.site();
    }

    /**
     * Returns the switches as a schedule.
     *
     * @param names the names of the threads by their numbers
     */
    public Schedule toSchedule(List<String> names, CodePlaces places) {
        int[] logged = Arrays.copyOf(values, size);
        return Schedule.of(() -> inWords(logged, names, places));
    }

    private static List<ThreadSwitch> inWords(int[] logged, List<String> names, CodePlaces places) {
        List<ThreadSwitch> switches = new ArrayList<>(logged.length / FIELDS);
        for (int i = 0; i < logged.length; i += FIELDS) {
            switches.add(new ThreadSwitch(
                    names.get(logged[i]),
                    names.get(logged[i + 1]),
                    textOf(logged[i + 2], places),
                    lineOf(logged[i + 2], places),
                    logged[i + 3],
                    ThreadSwitch.Cause.values()[logged[i + 4]]));
        }
        return switches;
    }

    private static String lineOf(int site, CodePlaces places) {
        return site < 0 ? "" : CodePlaces.lineOf(places.site(site));
    }

    private static String textOf(int site, CodePlaces places) {
        if (site >= 0) {
            return places.of(site);
        }
        return switch (site) {
            case BEGINS -> "begin";
            case ENDS -> "end";
            default -> "wait for parallel actions";
        };
    }

    /** Returns the place of a thread in the words of a schedule. */
    public static String placeOf(ThreadState thread, CodePlaces places) {
        return textOf(placeOf(thread), places);
    }

    /** Returns the source line of a thread; empty if it has none. */
    public static String lineOf(ThreadState thread, CodePlaces places) {
        return lineOf(placeOf(thread), places);
    }

    /** Returns how often a thread has been at its current place. */
    public static int occurrenceOf(ThreadState thread) {
        int site = placeOf(thread);
        return site < 0 ? 1 : thread.occurrences.of(site);
    }
}
