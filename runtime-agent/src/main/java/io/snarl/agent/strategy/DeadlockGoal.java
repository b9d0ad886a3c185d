package io.snarl.agent.strategy;

import java.util.List;

/**
 * Makes threads wait for each other's locks. A thread is paused before it takes the lock that another thread of the cycle is to
 * hold. It already yields before the first lock of that context, since once it holds that one it may be in the way of another
 * thread that has not come to the cycle yet.
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
    public Advice advise(Choice choice, int thread) {
        Operation next = choice.next(thread);
        if (next.kind() != OperationKind.LOCK) {
            return Advice.GO;
        }
        Advice advice = Advice.GO;
        for (int i = 0; i < contexts.length; i++) {
            if (closesTheCycle(choice, thread, i)) {
                return Advice.PAUSE;
            }
            if (next.site() == contexts[i][0] && isThread(choice, thread, i)) {
                advice = Advice.YIELD;
            }
        }
        return advice;
    }

    private boolean closesTheCycle(Choice choice, int thread, int component) {
        int[] context = contexts[component];
        int held = context.length - 1;
        Operation next = choice.next(thread);
        if (next.site() != context[held] || choice.heldCount(thread) != held) {
            return false;
        }
        for (int i = 0; i < held; i++) {
            if (choice.heldSite(thread, i) != context[i]) {
                return false;
            }
        }
        return isThread(choice, thread, component)
                && (locks[component] == null || locks[component].equals(choice.abstractionOf(next.object())));
    }

    private boolean isThread(Choice choice, int thread, int component) {
        return threads[component] == null || threads[component].equals(choice.abstractionOfThread(thread));
    }

    @Override
    public String describe() {
        return "a deadlock in which " + cycle;
    }
}
