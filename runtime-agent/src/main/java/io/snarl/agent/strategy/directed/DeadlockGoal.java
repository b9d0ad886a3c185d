package io.snarl.agent.strategy.directed;

import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.agent.strategy.SchedulingChoice;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Makes threads wait for each other's locks. A thread is paused before it takes the lock that another thread of the cycle is to
 * hold. It already yields before the first lock of that context, since once it holds that one it may be in the way of another
 * thread that has not come to the cycle yet. Where locks have names, it is paused only if the lock that it holds is also the
 * one of the cycle, which the paper leaves to the context alone.
 */
public final class DeadlockGoal implements Goal {

    private final LockCycle cycle;
    private final String[] threads;
    private final String[] locks;
    private final int[][] contexts;

    public DeadlockGoal(LockCycle cycle) {
        this.cycle = cycle;
        List<LockCycle.Component> components = cycle.components();
        threads = components.stream().map(LockCycle.Component::thread).toArray(String[]::new);
        locks = components.stream().map(LockCycle.Component::lock).toArray(String[]::new);
        contexts = components.stream()
                .map(component ->
                        component.context().stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    @Override
    public Advice advise(SchedulingChoice choice, int thread) {
        Operation next = choice.next(thread);
        if (next.kind() != OperationKind.LOCK) {
            return Advice.GO;
        }
        Advice advice = Advice.GO;
        for (int i = 0; i < contexts.length; i++) {
            if (closesTheCycle(choice, thread, i)) {
                return isHeldByAnother(choice, thread) ? Advice.BLOCK : Advice.PAUSE;
            }
            if (choice.lockSite(thread) == contexts[i][0] && isThread(choice, thread, i)) {
                advice = Advice.YIELD;
            }
        }
        return advice;
    }

    private boolean closesTheCycle(SchedulingChoice choice, int thread, int component) {
        int[] context = contexts[component];
        int held = context.length - 1;
        Operation next = choice.next(thread);
        if (choice.lockSite(thread) != context[held] || choice.heldCount(thread) != held) {
            return false;
        }
        for (int i = 0; i < held; i++) {
            if (choice.heldSite(thread, i) != context[i]) {
                return false;
            }
        }
        return isThread(choice, thread, component)
                && isLock(choice, next.object(), locks[component])
                && holds(choice, thread, lockBefore(component));
    }

    /** The lock that a thread of the cycle holds is the one that the thread before it is about to take. */
    private String lockBefore(int component) {
        return locks[(component == 0 ? locks.length : component) - 1];
    }

    private static boolean holds(SchedulingChoice choice, int thread, String lock) {
        for (int i = 0; i < choice.heldCount(thread); i++) {
            if (isLock(choice, choice.heldObject(thread, i), lock)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLock(SchedulingChoice choice, int object, String name) {
        return name == null || name.equals(choice.abstractionOf(object));
    }

    private boolean isHeldByAnother(SchedulingChoice choice, int thread) {
        int lock = choice.next(thread).object();
        for (int i = 0; i < choice.enabledCount(); i++) {
            int other = choice.enabled(i);
            for (int k = 0; k < choice.heldCount(other); k++) {
                if (other != thread && choice.heldObject(other, k) == lock) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isThread(SchedulingChoice choice, int thread, int component) {
        return threads[component] == null || threads[component].equals(choice.abstractionOfThread(thread));
    }

    @Override
    public boolean asksForNames() {
        return Arrays.stream(locks).anyMatch(Objects::nonNull);
    }

    @Override
    public String describe() {
        return "a deadlock in which " + cycle;
    }
}
