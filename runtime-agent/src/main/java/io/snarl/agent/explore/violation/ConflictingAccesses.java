package io.snarl.agent.explore.violation;

import io.snarl.agent.execution.VariableAccess;
import io.snarl.contract.bug.Conflict;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Accesses to one variable in an order that no sequential order of the calls has.
 *
 * @param previous of one thread
 * @param remote of another thread, after it
 * @param current of the first thread again; null if it is only that the first two are not ordered
 */
public record ConflictingAccesses(VariableAccess previous, VariableAccess remote, VariableAccess current) {

    String variable() {
        return previous.variable();
    }

    /**
     * Returns it in the form of the results.
     *
     * @param firstThread the number of the thread of the first call
     */
    Conflict told(int firstThread) {
        return new Conflict(
                variable(),
                told(previous, firstThread),
                told(remote, firstThread),
                Optional.ofNullable(current).map(access -> told(access, firstThread)));
    }

    private static Conflict.Access told(VariableAccess access, int firstThread) {
        return new Conflict.Access(
                access.writes(),
                Math.max(-1, access.thread() - firstThread),
                access.at(),
                Optional.ofNullable(access.via()));
    }

    boolean isWeak() {
        return areAll(VariableAccess::ordered);
    }

    /** Returns whether code of the test does it all, that the library has called back. */
    boolean isOfTest() {
        return areAll(VariableAccess::ofTest);
    }

    private boolean areAll(Predicate<VariableAccess> property) {
        return Stream.of(previous, remote, current).allMatch(access -> access == null || property.test(access));
    }
}
