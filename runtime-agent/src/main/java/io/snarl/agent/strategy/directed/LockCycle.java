package io.snarl.agent.strategy.directed;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A potential deadlock: threads that could wait for each other's locks in a cycle, in words that mean the same in every
 * execution.
 *
 * @param components what each of the threads does
 */
public record LockCycle(List<Component> components) {

    public LockCycle {
        components = List.copyOf(components);
    }

    /**
     * A thread that takes a lock while it holds others.
     *
     * @param thread what the thread is called in every execution, or null if it may be any
     * @param lock what the lock that it is about to take is called, or null if it may be any
     * @param context where it took the locks that it holds, the first first, and where it takes this one
     */
    public record Component(String thread, String lock, List<Integer> context) {

        public Component {
            context = List.copyOf(context);
            if (context.size() < 2) {
                throw new IllegalArgumentException(
                        "A thread of a cycle holds a lock and takes another one, so it has two sites, not " + context
                                + ".");
            }
        }

        @Override
        public String toString() {
            return (thread == null ? "any thread" : thread) + " takes " + (lock == null ? "a lock" : lock);
        }
    }

    @Override
    public String toString() {
        return components.stream().map(Component::toString).collect(Collectors.joining(", "));
    }
}
