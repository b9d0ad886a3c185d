package io.snarl.agent.strategy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A small simulated program: threads that read and write variables and take and release locks. */
final class Program {

    /** Variables and locks have numbers of their own; a lock is the object of that number, variables follow them. */
    static final int LOCKS = 10;

    enum Action {
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
    Program thread() {
        threads.add(new ArrayList<>());
        startsAtOnce.add(true);
        return this;
    }

    /** Begins the code of the next thread, which another one has to start. */
    Program startedThread() {
        thread();
        startsAtOnce.set(threads.size() - 1, false);
        return this;
    }

    Program then(Action action, int target, int value, int site) {
        threads.get(threads.size() - 1).add(new Instruction(action, target, value, site));
        return this;
    }

    Program then(Action action, int target, int value) {
        return then(action, target, value, 1000 + sites++);
    }

    Program read(int variable) {
        return then(Action.READ, variable, 0);
    }

    Program write(int variable, int value) {
        return then(Action.WRITE, variable, value);
    }

    Program update(int variable, int value) {
        return then(Action.UPDATE, variable, value);
    }

    Program await(int variable, int value) {
        return then(Action.AWAIT, variable, value);
    }

    Program start(int thread) {
        return then(Action.START, thread, 0);
    }

    Program lock(int lock) {
        return then(Action.LOCK, lock, 0);
    }

    Program lockAt(int site, int lock) {
        return then(Action.LOCK, lock, 0, site);
    }

    Program unlock(int lock) {
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
    record Outcome(List<Integer> variables, List<List<Integer>> reads, List<Integer> positions, boolean deadlock) {}

    /** Runs it once; the strategy has begun. */
    Execution run(Strategy strategy) {
        var execution = new Execution(this);
        execution.run(strategy);
        strategy.end(execution.choices(), execution.outcome().deadlock());
        return execution;
    }

    static List<Integer> boxed(int[] values) {
        return Arrays.stream(values).boxed().toList();
    }
}
