package io.snarl.agent.simulation;

import io.snarl.agent.strategy.OperationKind;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * One step of a thread, which has one register.
 *
 * @param what the variable, lock or thread that it is about
 * @param enabled whether the thread can do it now
 * @param effect what it does
 * @param words what it does, in words
 */
public record Instruction(OperationKind kind, String what, Enabled enabled, Effect effect, String words) {

    /** Whether a thread can go on. */
    interface Enabled {
        boolean test(State state, int thread);
    }

    /** What a thread does to the state of the program; gives the value that a report shows, or null. */
    interface Effect {
        Integer apply(State state, int thread);
    }

    public static Instruction read(String variable) {
        return free(OperationKind.READ, variable, "reads " + variable, (state, thread) -> state.read(variable, thread));
    }

    /** Writes what it makes of the register. */
    public static Instruction write(String variable, IntUnaryOperator value) {
        return free(
                OperationKind.WRITE,
                variable,
                "writes " + variable,
                (state, thread) -> state.write(variable, thread, value));
    }

    /** Reads a variable again and again until it has a certain value. */
    public static Instruction spinUntil(String variable, IntPredicate condition) {
        return free(OperationKind.READ, variable, "reads " + variable, (state, thread) -> {
            int value = state.read(variable, thread);
            if (!condition.test(value)) {
                state.jump(thread, 0);
            }
            return value;
        });
    }

    /** Goes on elsewhere, relative to here, if the register says so. */
    public static Instruction jumpIf(IntPredicate condition, int distance) {
        return free(OperationKind.YIELD, "", "looks at its register", (state, thread) -> {
            if (condition.test(state.register(thread))) {
                state.jump(thread, distance);
            }
            return null;
        });
    }

    public static Instruction lock(String lock) {
        return new Instruction(
                OperationKind.LOCK,
                lock,
                (state, thread) -> !state.isHeldByOther(lock, thread),
                (state, thread) -> state.lock(lock, thread),
                "locks " + lock);
    }

    public static Instruction unlock(String lock) {
        return free(OperationKind.UNLOCK, lock, "unlocks " + lock, (state, thread) -> state.unlock(lock));
    }

    /** Goes on after the next notification. */
    public static Instruction await(String condition) {
        return new Instruction(
                OperationKind.WAIT,
                condition,
                (state, thread) -> state.isNotified(condition, thread),
                (state, thread) -> null,
                "waits on " + condition);
    }

    /** Wakes who waits now. */
    public static Instruction wake(String condition) {
        return free(
                OperationKind.NOTIFY, condition, "notifies " + condition, (state, thread) -> state.notify(condition));
    }

    public static Instruction start(int other) {
        return free(
                OperationKind.START,
                State.name(other),
                "starts " + State.name(other),
                (state, thread) -> state.start(other));
    }

    public static Instruction join(int other) {
        return new Instruction(
                OperationKind.JOIN,
                State.name(other),
                (state, thread) -> state.hasEnded(other),
                (state, thread) -> null,
                "joins " + State.name(other));
    }

    /** Fails unless the register has this value. */
    public static Instruction check(int expected) {
        return free(OperationKind.YIELD, "", "checks its register", (state, thread) -> {
            if (state.register(thread) != expected) {
                throw new AssertionError("expected " + expected + " but was " + state.register(thread));
            }
            return null;
        });
    }

    /** Does what nobody can control. */
    public static Instruction vanish() {
        return free(OperationKind.YIELD, "", "vanishes", (state, thread) -> {
            throw new UnsupportedOperationException(State.name(thread) + " reads from the console");
        });
    }

    private static Instruction free(OperationKind kind, String what, String words, Effect effect) {
        return new Instruction(kind, what, (state, thread) -> true, effect, words);
    }
}
