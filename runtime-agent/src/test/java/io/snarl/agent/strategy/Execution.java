package io.snarl.agent.strategy;

import io.snarl.agent.strategy.Program.Action;
import io.snarl.agent.strategy.Program.Instruction;
import io.snarl.agent.strategy.Program.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One execution of a simulated program, asking a strategy as the engine does. */
public final class Execution implements SchedulingChoice {

    private static final int STEP_LIMIT = 20_000;

    private final Program program;
    private final int[] positions;
    private final boolean[] alive;
    private final int[] registers;
    private final int[] variables = new int[10];
    private final int[] owners = new int[Program.LOCKS];
    private final List<List<Instruction>> held = new ArrayList<>();
    private final List<List<Integer>> reads = new ArrayList<>();
    private final Operation[] next;
    private final List<Integer> order = new ArrayList<>();
    private int[] enabled = {};
    private int current;
    private boolean yields;
    private int choices;
    private int preemptions;
    private long steps;

    Execution(Program program) {
        this.program = program;
        int threads = program.threadCount();
        positions = new int[threads];
        alive = new boolean[threads];
        registers = new int[threads];
        next = new Operation[threads];
        Arrays.fill(owners, NONE);
        for (int thread = 0; thread < threads; thread++) {
            alive[thread] = program.startsAtOnce(thread);
            held.add(new ArrayList<>());
            reads.add(new ArrayList<>());
            next[thread] = new Operation();
            prepare(thread);
        }
    }

    void run(Strategy strategy) {
        for (find(0); enabled.length > 0 && steps < STEP_LIMIT; ) {
            boolean asked = enabled.length > 1 || strategy.everywhere();
            int thread = asked ? strategy.choose(this) : enabled[0];
            if (asked) {
                choices++;
                order.add(thread);
                if (!isEnabled(thread)) {
                    throw new AssertionError("not enabled: " + thread);
                }
            }
            if (current != NONE && !yields && thread != current) {
                preemptions++;
            }
            step(strategy, thread);
        }
    }

    private void step(Strategy strategy, int thread) {
        Instruction instruction = program.code(thread).get(positions[thread]);
        if (instruction.action() == Action.LOCK && !held.get(thread).isEmpty()) {
            strategy.locks(this, thread);
        }
        boolean again = execute(thread, instruction);
        positions[thread] += again ? 0 : 1;
        steps++;
        prepare(thread);
        find(thread);
        yields = again && current == thread;
    }

    private boolean execute(int thread, Instruction instruction) {
        int target = instruction.target();
        switch (instruction.action()) {
            case READ -> {
                registers[thread] = variables[target];
                reads.get(thread).add(variables[target]);
            }
            case WRITE -> variables[target] = registers[thread] + instruction.value();
            case UPDATE -> variables[target] = variables[target] * 3 + instruction.value();
            case LOCK -> {
                owners[target] = thread;
                held.get(thread).add(instruction);
            }
            case UNLOCK -> {
                owners[target] = NONE;
                held.get(thread).removeIf(one -> one.target() == target);
            }
            case START -> alive[target] = true;
            case AWAIT -> {
                return variables[target] != instruction.value();
            }
        }
        return false;
    }

    private void prepare(int thread) {
        if (positions[thread] < program.code(thread).size()) {
            Instruction instruction = program.code(thread).get(positions[thread]);
            next[thread].set(instruction.action().kind, instruction.site(), instruction.object(), 0);
        } else {
            next[thread].set(OperationKind.END, 0, Operation.NO_OBJECT, 0);
        }
    }

    private void find(int last) {
        enabled = java.util.stream.IntStream.range(0, positions.length)
                .filter(this::canGoOn)
                .toArray();
        current = canGoOn(last) ? last : NONE;
    }

    private boolean canGoOn(int thread) {
        if (!alive[thread] || positions[thread] == program.code(thread).size()) {
            return false;
        }
        Instruction instruction = program.code(thread).get(positions[thread]);
        return instruction.action() != Action.LOCK || owners[instruction.target()] == NONE;
    }

    public Outcome outcome() {
        boolean through = true;
        for (int thread = 0; thread < positions.length; thread++) {
            through &=
                    !alive[thread] || positions[thread] == program.code(thread).size();
        }
        return new Outcome(Program.boxed(variables), reads, Program.boxed(positions), !through && steps < STEP_LIMIT);
    }

    public boolean endless() {
        return steps >= STEP_LIMIT;
    }

    int choices() {
        return choices;
    }

    public int preemptions() {
        return preemptions;
    }

    /** Who was chosen. */
    public List<Integer> order() {
        return order;
    }

    @Override
    public long steps() {
        return steps;
    }

    @Override
    public int current() {
        return current;
    }

    @Override
    public boolean yields() {
        return yields;
    }

    @Override
    public int enabledCount() {
        return enabled.length;
    }

    @Override
    public int enabled(int position) {
        return enabled[position];
    }

    @Override
    public boolean isEnabled(int thread) {
        return canGoOn(thread);
    }

    @Override
    public Operation next(int thread) {
        return next[thread];
    }

    @Override
    public int heldCount(int thread) {
        return held.get(thread).size();
    }

    @Override
    public int heldObject(int thread, int position) {
        return held.get(thread).get(position).object();
    }

    @Override
    public int heldSite(int thread, int position) {
        return held.get(thread).get(position).site();
    }

    @Override
    public String abstractionOf(int object) {
        return "lock " + (object - 1);
    }

    @Override
    public String abstractionOfThread(int thread) {
        return "thread " + thread;
    }
}
