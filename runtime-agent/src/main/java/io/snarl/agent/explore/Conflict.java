package io.snarl.agent.explore;

import io.snarl.agent.control.Access;
import java.util.function.Predicate;
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
        return areAll(Access::ordered);
    }

    /** Whether code of the test does it all, that the library has called back. */
    boolean isOfTest() {
        return areAll(Access::ofTest);
    }

    private boolean areAll(Predicate<Access> property) {
        return Stream.of(previous, remote, current).allMatch(access -> access == null || property.test(access));
    }
}
