package io.snarl.agent.strategy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A small simulated program: threads that read and write variables and take and release locks. */
public final class Program {

    /** Variables and locks have numbers of their own; a lock is the object of that number, variables follow them. */
    static final int LOCKS = 10;

    public enum Action {
        READ(OperationKind.READ),
        WRITE(OperationKind.WRITE),
        UPDATE(OperationKind.UPDATE),
        LOCK(OperationKind.LOCK),
        UNLOCK(OperationKind.UNLOCK),
        START(OperationKind.START),
        /** Reads again and again until the variable has the value. */
        AWAIT(OperationKind.READ);

        final OperationKind kind;

        Action(OperationKind kind) {
            this.kind = kind;
        }
    }

    record Instruction(Action action, int target, int value, int site) {

        int object() {
            return switch (action) {
                case LOCK, UNLOCK -> 1 + target;
                case START -> Operation.NO_OBJECT;
                default -> 1 + LOCKS + target;
            };
        }
    }

    private final List<List<Instruction>> threads = new ArrayList<>();
    private final List<Boolean> startsAtOnce = new ArrayList<>();
    private int sites;

    /** Begins the code of the next thread. */
    public Program thread() {
        threads.add(new ArrayList<>());
        startsAtOnce.add(true);
        return this;
    }

    /** Begins the code of the next thread, which another one has to start. */
    public Program startedThread() {
        thread();
        startsAtOnce.set(threads.size() - 1, false);
        return this;
    }

    public Program then(Action action, int target, int value, int site) {
        threads.get(threads.size() - 1).add(new Instruction(action, target, value, site));
        return this;
    }

    public Program then(Action action, int target, int value) {
        return then(action, target, value, 1000 + sites++);
    }

    public Program read(int variable) {
        return then(Action.READ, variable, 0);
    }

    public Program write(int variable, int value) {
        return then(Action.WRITE, variable, value);
    }

    public Program update(int variable, int value) {
        return then(Action.UPDATE, variable, value);
    }

    public Program await(int variable, int value) {
        return then(Action.AWAIT, variable, value);
    }

    public Program start(int thread) {
        return then(Action.START, thread, 0);
    }

    public Program lock(int lock) {
        return then(Action.LOCK, lock, 0);
    }

    public Program lockAt(int site, int lock) {
        return then(Action.LOCK, lock, 0, site);
    }

    public Program unlock(int lock) {
        return then(Action.UNLOCK, lock, 0);
    }

    int threadCount() {
        return threads.size();
    }

    boolean startsAtOnce(int thread) {
        return startsAtOnce.get(thread);
    }

    List<Instruction> code(int thread) {
        return threads.get(thread);
    }

    /** What an execution ended with. */
    public record Outcome(
            List<Integer> variables, List<List<Integer>> reads, List<Integer> positions, boolean deadlock) {}

    /** Runs it once; the strategy has begun. */
    public Execution run(Strategy strategy) {
        var execution = new Execution(this);
        execution.run(strategy);
        strategy.end(execution.choices(), execution.outcome().deadlock());
        return execution;
    }

    public static List<Integer> boxed(int[] values) {
        return Arrays.stream(values).boxed().toList();
    }
}
