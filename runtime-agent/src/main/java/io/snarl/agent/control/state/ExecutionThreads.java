package io.snarl.agent.control.state;

import io.snarl.agent.control.carrier.TurnSignal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;

/** The threads of an execution by number, and those that stay for the next one. */
public final class ExecutionThreads {

    private final ExecutionState state;
    private final IntFunction<ThreadState> factory;
    private final List<ThreadState> residents = new ArrayList<>();
    private ThreadState[] all = new ThreadState[8];
    private int count;

    /** How many have not ended. */
    public int alive;

    public ExecutionThreads(ExecutionState state, IntFunction<ThreadState> factory) {
        this.state = state;
        this.factory = factory;
    }

    public void clear() {
        count = 0;
        alive = 0;
    }

    public int count() {
        return count;
    }

    public ThreadState get(int number) {
        return all[number];
    }

    /** Returns the state of a thread of the JVM, or null. */
    public ThreadState of(Thread thread) {
        for (int i = 0; i < count; i++) {
            if (all[i].thread == thread) {
                return all[i];
            }
        }
        return null;
    }

    /** Returns the name of a thread of the JVM in descriptions of the execution. */
    public String nameOf(Thread thread) {
        ThreadState known = of(thread);
        return known == null ? thread.getName() : known.name;
    }

    public List<String> names() {
        List<String> names = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            names.add(all[i].name);
        }
        return names;
    }

    public ThreadState add(Thread thread, String name, TurnSignal turn) {
        ensureRoom();
        ThreadState added = all[count];
        if (added == null) {
            added = factory.apply(count);
            all[count] = added;
        }
        added.reset(state, thread, name, turn, state.names);
        count++;
        alive++;
        return added;
    }

    private void ensureRoom() {
        if (count == all.length) {
            all = Arrays.copyOf(all, count * 2);
        }
    }

    /** Returns a name for a thread that another one starts, the same in every execution. */
    public static String nameOfNext(ThreadState parent) {
        String number = String.valueOf(++parent.startedThreads);
        return parent.number == 0 ? "thread-" + number : parent.name + "." + number;
    }

    /** Takes over the workers of pools that are older than the execution and wait for work. */
    public void addResidents() {
        residents.removeIf(resident -> !resident.thread.isAlive());
        // Their pools wake the one first that has waited longest, and it is to have the same name each time.
        residents.sort(Comparator.comparingLong(ThreadState::idleSince));
        for (int i = 0; i < residents.size(); i++) {
            ThreadState resident = residents.get(i);
            ensureRoom();
            resident.stay(count, "resident-" + (i + 1), i - residents.size(), state.names);
            all[count++] = resident;
            alive++;
        }
        residents.clear();
    }

    /** Keeps the workers of older pools that wait for work, since their pools count on them. */
    public void keepResidents() {
        for (int i = 1; i < count; i++) {
            if (all[i].isAlive()) {
                residents.add(all[i]);
                String name = all[i].name;
                all[i] = factory.apply(i);
                all[i].name = name;
                all[i].waiting = WaitReason.ENDED;
                alive--;
            }
        }
    }
}
