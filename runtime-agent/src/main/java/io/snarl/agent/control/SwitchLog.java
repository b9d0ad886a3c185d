package io.snarl.agent.control;

import io.snarl.agent.schedule.Schedule;
import io.snarl.agent.schedule.Switch;
import io.snarl.agent.strategy.OperationKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The hand-overs of the current execution, as numbers. */
final class SwitchLog {

    private static final int FIELDS = 5;
    private static final int BEGINS = -1;
    private static final int ENDS = -2;
    private static final int JOINS_PARALLEL = -3;

    private int[] values = new int[FIELDS * 64];
    private int size;

    void clear() {
        size = 0;
    }

    void add(ControlledThread from, ControlledThread to, Switch.Cause cause) {
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

    /** The site of a thread's next step, or what stands for one that has none of its own. */
    private static int placeOf(ControlledThread thread) {
        OperationKind kind = thread.next.kind();
        if (kind == OperationKind.BEGIN) {
            return BEGINS;
        }
        if (kind == OperationKind.JOIN && thread.waitsOn == null) {
            return JOINS_PARALLEL;
        }
        return kind == OperationKind.END ? ENDS : thread.next.site();
    }

    /** The same in words. */
    Schedule toSchedule(Threads threads, Places places) {
        List<Switch> switches = new ArrayList<>(size / FIELDS);
        for (int i = 0; i < size; i += FIELDS) {
            switches.add(new Switch(
                    threads.get(values[i]).name,
                    threads.get(values[i + 1]).name,
                    textOf(values[i + 2], places),
                    lineOf(values[i + 2], places),
                    values[i + 3],
                    Switch.Cause.values()[values[i + 4]]));
        }
        return new Schedule(switches);
    }

    private static String lineOf(int site, Places places) {
        return site < 0 ? "" : Places.lineOf(places.site(site));
    }

    private static String textOf(int site, Places places) {
        if (site >= 0) {
            return places.of(site);
        }
        return switch (site) {
            case BEGINS -> "begin";
            case ENDS -> "end";
            default -> "wait for parallel actions";
        };
    }

    /** Where a thread is, in the words of a schedule. */
    static String placeOf(ControlledThread thread, Places places) {
        return textOf(placeOf(thread), places);
    }

    /** The line of the source that a thread is at; empty if it is at none. */
    static String lineOf(ControlledThread thread, Places places) {
        return lineOf(placeOf(thread), places);
    }

    /** How often a thread has been where it is. */
    static int occurrenceOf(ControlledThread thread) {
        int site = placeOf(thread);
        return site < 0 ? 1 : thread.occurrences.of(site);
    }
}
