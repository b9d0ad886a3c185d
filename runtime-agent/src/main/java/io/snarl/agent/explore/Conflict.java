package io.snarl.agent.explore;

import io.snarl.agent.control.Access;
import java.util.stream.Stream;

/**
 * Accesses to the same variable that have happened in an order which no order of the calls has.
 *
 * @param previous of one thread
 * @param remote of another thread, after it
 * @param current of the first thread again; null if it is only that the first two are not ordered
 */
public record Conflict(Access previous, Access remote, Access current) {

    String variable() {
        return previous.variable();
    }

    boolean isWeak() {
        return Stream.of(previous, remote, current).allMatch(access -> access == null || access.ordered());
    }
}
