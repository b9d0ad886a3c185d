package io.snarl.agent.control;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The threads of an execution by their numbers, and those that stay for the next one. */
final class Threads {

    private final Execution execution;
    private final Course course;
    private final List<ControlledThread> residents = new ArrayList<>();
    private ControlledThread[] all = new ControlledThread[8];
    private int count;

    /** How many have not ended. */
    int alive;

    Threads(Execution execution, Course course) {
        this.execution = execution;
        this.course = course;
    }

    void clear() {
        count = 0;
        alive = 0;
    }

    int count() {
        return count;
    }

    ControlledThread get(int number) {
        return all[number];
    }

    /** The one that stands for a thread of the JVM, or null. */
    ControlledThread of(Thread thread) {
        for (int i = 0; i < count; i++) {
            if (all[i].thread == thread) {
                return all[i];
            }
        }
        return null;
    }

    /** What a thread of the JVM is called in what is told of the execution. */
    String nameOf(Thread thread) {
        ControlledThread known = of(thread);
        return known == null ? thread.getName() : known.name;
    }

    List<String> names() {
        List<String> names = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            names.add(all[i].name);
        }
        return names;
    }

    ControlledThread add(Thread thread, String name, Turn turn) {
        ensureRoom();
        ControlledThread added = all[count];
        if (added == null) {
            added = new ControlledThread(count);
            all[count] = added;
        }
        added.reset(execution, thread, name, turn, course.names);
        count++;
        alive++;
        return added;
    }

    private void ensureRoom() {
        if (count == all.length) {
            all = Arrays.copyOf(all, count * 2);
        }
    }

    /** A name for a thread that another one starts, which is the same in every execution. */
    static String nameOfNext(ControlledThread parent) {
        String number = String.valueOf(++parent.startedThreads);
        return parent.number == 0 ? "thread-" + number : parent.name + "." + number;
    }

    /** Takes over the workers of pools that are older than the execution and wait for work. */
    void addResidents() {
        residents.removeIf(resident -> !resident.thread.isAlive());
        // Their pools wake the one first that has waited longest, and it is to have the same name each time.
        residents.sort(Comparator.comparingLong(ThreadState::idleSince));
        for (int i = 0; i < residents.size(); i++) {
            ControlledThread resident = residents.get(i);
            ensureRoom();
            resident.stay(count, "resident-" + (i + 1), i - residents.size(), course.names);
            all[count++] = resident;
            alive++;
        }
        residents.clear();
    }

    /** Keeps the workers of older pools that wait for work, since their pools count on them. */
    void keepResidents() {
        for (int i = 1; i < count; i++) {
            if (all[i].isAlive()) {
                residents.add(all[i]);
                String name = all[i].name;
                all[i] = new ControlledThread(i);
                all[i].name = name;
                all[i].waiting = Waiting.ENDED;
                alive--;
            }
        }
    }
}
