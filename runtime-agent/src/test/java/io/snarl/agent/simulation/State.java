package io.snarl.agent.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The state of a program while it runs. */
final class State {

    private final Program program;
    private final Map<String, Integer> variables = new HashMap<>();
    private final Map<String, Integer> owners = new HashMap<>();
    private final Map<String, Integer> lines = new HashMap<>();
    private final Map<String, Set<Integer>> waiting = new HashMap<>();
    private final List<Integer> started = new ArrayList<>(List.of(0));
    private final int[] position;
    private final int[] register;

    State(Program program) {
        this.program = program;
        this.position = new int[program.threads()];
        this.register = new int[program.threads()];
    }

    static String name(int thread) {
        return thread == 0 ? "main" : "thread-" + thread;
    }

    /** The threads that could go on, in ascending order. */
    List<Integer> enabled() {
        return started.stream().sorted().filter(this::isEnabled).toList();
    }

    List<Integer> started() {
        return started.stream().sorted().toList();
    }

    boolean isEnabled(int thread) {
        return !hasEnded(thread) && next(thread).enabled().test(this, thread);
    }

    boolean hasEnded(int thread) {
        return started.contains(thread)
                && position[thread] == program.instructions(thread).size();
    }

    /** The next instruction of a thread that has not ended. */
    Instruction next(int thread) {
        return program.instructions(thread).get(position[thread]);
    }

    int line(int thread) {
        return 100 * thread + position[thread] + 1;
    }

    Integer execute(int thread) {
        Instruction instruction = next(thread);
        position[thread]++;
        return instruction.effect().apply(this, thread);
    }

    /** Comes to its next instruction, at which it may have to wait. */
    void arrive(int thread) {
        if (!hasEnded(thread) && next(thread).kind() == io.snarl.agent.strategy.OperationKind.WAIT) {
            waiting.computeIfAbsent(next(thread).what(), condition -> new HashSet<>())
                    .add(thread);
        }
    }

    int register(int thread) {
        return register[thread];
    }

    void jump(int thread, int distance) {
        position[thread] += distance - 1;
    }

    Integer read(String variable, int thread) {
        register[thread] = variablesOf(variable).getOrDefault(variable, 0);
        return register[thread];
    }

    Integer write(String variable, int thread, java.util.function.IntUnaryOperator value) {
        int written = value.applyAsInt(register[thread]);
        variablesOf(variable).put(variable, written);
        return written;
    }

    Integer lock(String lock, int thread) {
        owners.put(lock, thread);
        lines.put(lock, line(thread) - 1);
        return null;
    }

    Integer unlock(String lock) {
        owners.remove(lock);
        return null;
    }

    boolean isHeldByOther(String lock, int thread) {
        return owners.containsKey(lock) && owners.get(lock) != thread;
    }

    Integer owner(String lock) {
        return owners.get(lock);
    }

    /** The locks that a thread holds, with the lines in which it took them. */
    List<String> locksOf(int thread) {
        return owners.keySet().stream()
                .filter(lock -> owners.get(lock) == thread)
                .sorted()
                .map(lock -> lock + " (Program.java:" + lines.get(lock) + ")")
                .toList();
    }

    Integer notify(String condition) {
        waiting.remove(condition);
        return null;
    }

    boolean isNotified(String condition, int thread) {
        return !waiting.getOrDefault(condition, Set.of()).contains(thread);
    }

    Integer start(int thread) {
        started.add(thread);
        arrive(thread);
        return null;
    }

    private Map<String, Integer> variablesOf(String variable) {
        return variable.startsWith("static ") ? program.statics() : variables;
    }
}
