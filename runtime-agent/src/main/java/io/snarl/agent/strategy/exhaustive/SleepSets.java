package io.snarl.agent.strategy.exhaustive;

import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.agent.strategy.SchedulingChoice;

/**
 * The threads that need not be chosen, because an equivalent schedule has been explored before.
 *
 * <p>A search with a bound on preemptions may not use sleep sets as they are: the equivalent schedule that was explored before
 * may have needed more preemptions and been cut. So only one sort of thread is put to sleep here: thread p that could go on with
 * operation a and was preempted, after all schedules in which it goes on have been explored. Suppose that in a schedule S other
 * threads then do operations that do not conflict with a, and after them p does a. Let T be the schedule in which p does a
 * before it is preempted, and all else is as in S. T ends like S, for a commutes with all that it was moved across. And T has no
 * more preemptions than S:
 *
 * <ul>
 *   <li>S preempts p before a. T switches from p after a, which is a preemption at most.
 *   <li>On the way, S and T switch between the same threads. Such a switch costs T more than S only if the thread that is left
 *       cannot go on in S and can in T. Then a is what allows it to go on, so a conflicts with what it waits to do: in this case p
 *       is woken.
 *   <li>S switches to p to do a. If p goes on after a, T switches to p at the same place. If S switches from p to r, T switches
 *       to r where S switched to p, and S needs at least as many preemptions for two switches as T for one.
 * </ul>
 *
 * <p>T is explored before S, since p going on comes first. If T was cut because of another sleeping thread, the same holds for
 * T, and there are finitely many schedules. So S may be cut where p is chosen. A thread wakes up when another one does something
 * that conflicts with a; also when a step went unnoticed, since it may have been anybody's; and nobody sleeps where a thread
 * yields or must let others go first, since what a switch costs then depends on more than who can go on.
 */
final class SleepSets {

    private long asleep;

    void clear() {
        asleep = 0;
    }

    long asleep() {
        return asleep;
    }

    /** Puts a preempted thread to sleep, unless what it does next may let others go on that wait for something else. */
    void add(SchedulingChoice choice, int thread) {
        switch (choice.next(thread).kind()) {
            case READ, WRITE, UPDATE, LOCK, UNLOCK -> asleep |= 1L << thread;
            default -> {}
        }
    }

    /** Wakes those whose next operation conflicts with what a thread is going to do now. */
    void wakeBefore(SchedulingChoice choice, int thread) {
        for (long rest = asleep; rest != 0; rest &= rest - 1) {
            int sleeper = Long.numberOfTrailingZeros(rest);
            if (sleeper == thread
                    || !choice.isEnabled(sleeper)
                    || choice.next(sleeper).conflictsWith(choice.next(thread))) {
                asleep &= ~(1L << sleeper);
            }
        }
    }

    /** Wakes those whose next operation may be what a thread that cannot go on is waiting for. */
    void wakeFor(SchedulingChoice choice, int blocked) {
        Operation awaited = choice.next(blocked);
        if (awaited.kind() == OperationKind.END) {
            return;
        }
        for (long rest = asleep; rest != 0; rest &= rest - 1) {
            int sleeper = Long.numberOfTrailingZeros(rest);
            if (mayBe(choice.next(sleeper), awaited)) {
                asleep &= ~(1L << sleeper);
            }
        }
    }

    private static boolean mayBe(Operation operation, Operation awaited) {
        boolean releases = switch (operation.kind()) {
            case UPDATE, UNLOCK -> true;
            default -> false;
        };
        // Who waits for a lock says for which. Who is parked may be waiting for another object than it names.
        return operation.conflictsWith(awaited) || (releases && awaited.kind() != OperationKind.LOCK);
    }
}
