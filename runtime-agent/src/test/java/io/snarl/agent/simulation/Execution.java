package io.snarl.agent.simulation;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.ExecutionStep;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.schedule.Schedule;
import io.snarl.contract.schedule.ThreadSwitch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One execution of a small program. */
final class Execution {

    private final State state;
    private final Decider decider;
    private final int stepLimit;
    private final List<ExecutionStep> steps = new ArrayList<>();
    private final List<ThreadSwitch> switches = new ArrayList<>();
    private final Map<String, Integer> done = new HashMap<>();
    private final Set<String> blocked = new HashSet<>();
    private final Map<String, Integer> objects = new HashMap<>();

    Execution(Program program, Decider decider, int stepLimit) {
        this.state = new State(program);
        this.decider = decider;
        this.stepLimit = stepLimit;
    }

    ExecutionResult run(boolean withSteps) {
        Failure failure = execute();
        List<String> threads = new ArrayList<>();
        for (int i = 0; i < state.started().size(); i++) {
            threads.add(State.name(i));
        }
        return new ExecutionResult(
                failure, new Schedule(switches), withSteps ? steps : List.of(), threads, decider.choices(), true);
    }

    long stepCount() {
        return done.values().stream().mapToLong(Integer::longValue).sum();
    }

    boolean isAt(ThreadSwitch one, int thread) {
        return one.from().equals(State.name(thread))
                && one.place().equals(place(thread))
                && one.occurrence() == occurrence(thread);
    }

    String place(int thread) {
        return state.hasEnded(thread)
                ? "end of " + State.name(thread)
                : state.next(thread).words() + " at Program.java:" + state.line(thread);
    }

    private int occurrence(int thread) {
        return done.getOrDefault(thread + place(thread), 0) + 1;
    }

    private Failure execute() {
        int current = 0;
        try {
            while (!state.enabled().isEmpty()) {
                int next = decider.decide(this, state, current);
                if (next != current) {
                    leave(current, next);
                    current = next;
                }
                step(current);
                if (steps.size() > stepLimit) {
                    return failure(FailureKind.ENDLESS, "the test takes more than " + stepLimit + " steps", List.of());
                }
            }
            decider.end();
            addWaiting(current);
        } catch (Decider.Diverged e) {
            return failure(FailureKind.DIVERGED, e.getMessage(), List.of());
        } catch (UnsupportedOperationException e) {
            return failure(FailureKind.UNCONTROLLED, e.getMessage(), List.of());
        } catch (AssertionError e) {
            return failure(FailureKind.EXCEPTION, State.name(current) + " fails: " + e.getMessage(), List.of());
        }
        return deadlock();
    }

    /** Shows at the end what threads wait for that were not running when they came to wait. */
    private void addWaiting(int current) {
        for (int thread : state.started()) {
            boolean shown = blocked.contains(thread + place(thread) + occurrence(thread));
            if (!state.hasEnded(thread) && thread != current && !shown) {
                steps.add(waits(thread));
            }
        }
        if (!state.hasEnded(current)) {
            steps.add(waits(current));
        }
    }

    private void leave(int from, int to) {
        ThreadSwitch.Cause cause = state.hasEnded(from)
                ? ThreadSwitch.Cause.ENDED
                : state.isEnabled(from) ? ThreadSwitch.Cause.PREEMPTED : ThreadSwitch.Cause.BLOCKED;
        switches.add(new ThreadSwitch(State.name(from), State.name(to), place(from), "", occurrence(from), cause));
        if (cause == ThreadSwitch.Cause.BLOCKED) {
            blocked.add(from + place(from) + occurrence(from));
            steps.add(waits(from));
        }
    }

    private void step(int thread) {
        Instruction instruction = state.next(thread);
        int line = state.line(thread);
        done.merge(thread + place(thread), 1, Integer::sum);
        Integer value = null;
        try {
            value = state.execute(thread);
        } finally {
            steps.add(step(thread, instruction, line, value == null ? "" : ": " + value, null));
        }
        state.arrive(thread);
    }

    private ExecutionStep waits(int thread) {
        Instruction instruction = state.next(thread);
        Integer owner = state.owner(instruction.what());
        boolean lock = instruction.kind() == OperationKind.LOCK && owner != null;
        String outcome = lock ? "waits, because " + State.name(owner) + " holds it" : "waits";
        return step(thread, instruction, state.line(thread), "", outcome);
    }

    private ExecutionStep step(int thread, Instruction instruction, int line, String value, String outcome) {
        int object = instruction.what().isEmpty()
                ? 0
                : objects.computeIfAbsent(instruction.what(), what -> objects.size() + 1);
        return new ExecutionStep(
                thread,
                instruction.kind(),
                instruction.words() + value,
                new CodePlace("Program", "run", "Program.java", line),
                null,
                null,
                object,
                0,
                false,
                outcome);
    }

    private Failure deadlock() {
        List<String> details = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int thread : state.started()) {
            if (!state.hasEnded(thread)) {
                List<String> held = state.locksOf(thread);
                String holds = held.isEmpty() ? "" : "holds " + String.join(", ", held) + " and ";
                names.add(State.name(thread));
                details.add(State.name(thread) + " " + holds + "cannot go on: "
                        + state.next(thread).words() + " (Program.java:" + state.line(thread) + ")");
            }
        }
        return details.isEmpty()
                ? null
                : failure(FailureKind.DEADLOCK, String.join(", ", names) + " wait for ever", details);
    }

    private static Failure failure(FailureKind kind, String summary, List<String> details) {
        return new Failure(kind, summary, details, kind + " " + summary + details, null);
    }
}
