package io.snarl.agent.interleaving;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.ExecutionStep;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.result.FailureKind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Selects the steps of an execution that a person has to see to understand it. */
final class StepFilter {

    private final ExecutionResult run;
    private final List<ExecutionStep> steps;
    private final Map<TouchedPart, PartUse> uses = new HashMap<>();
    private final int firstStart;
    private final Set<Integer> keptLocks;

    StepFilter(ExecutionResult run) {
        this.run = run;
        this.steps = run.steps();
        this.firstStart = firstStart();
        this.keptLocks = keptLocks();
        // What happened while there was one thread is the same in every execution.
        steps.stream()
                .skip(firstStart)
                .forEach(step -> uses.computeIfAbsent(TouchedPart.of(step), part -> new PartUse())
                        .add(step));
    }

    boolean matters(int position) {
        ExecutionStep step = steps.get(position);
        return position == steps.size() - 1
                || step.outcome() != null
                || isNextToSwitch(position)
                || isInFailure(step)
                || keptLocks.contains(position)
                || position >= firstStart && (isEndless() || isBetweenThreads(step));
    }

    /** Selects only repeated steps of an execution without end, since these explain it. */
    private boolean isEndless() {
        return run.failed() && run.failure().kind() == FailureKind.ENDLESS;
    }

    /** Returns the steps of a deadlock that took a lock which was never released. */
    private Set<Integer> keptLocks() {
        if (!run.failed() || run.failure().kind() != FailureKind.DEADLOCK) {
            return Set.of();
        }
        Map<List<Integer>, Deque<Integer>> held = new HashMap<>();
        for (int i = 0; i < steps.size(); i++) {
            ExecutionStep step = steps.get(i);
            List<Integer> lock = List.of(step.thread(), step.object());
            if (step.kind() == OperationKind.LOCK && step.outcome() == null) {
                held.computeIfAbsent(lock, key -> new ArrayDeque<>()).push(i);
            } else if (step.kind() == OperationKind.UNLOCK && held.containsKey(lock)) {
                held.get(lock).poll();
            }
        }
        return held.values().stream().flatMap(Deque::stream).collect(Collectors.toSet());
    }

    private int firstStart() {
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).kind() == OperationKind.START) {
                return i;
            }
        }
        return 0;
    }

    private boolean isNextToSwitch(int position) {
        int thread = steps.get(position).thread();
        return position > 0 && steps.get(position - 1).thread() != thread
                || position + 1 < steps.size() && steps.get(position + 1).thread() != thread;
    }

    private boolean isBetweenThreads(ExecutionStep step) {
        return switch (step.kind()) {
            case START, JOIN, END, INTERRUPT, UNPARK -> true;
            case BEGIN, SLEEP, YIELD -> false;
            default ->
                step.object() == 0
                        ? step.shared()
                        : uses.get(TouchedPart.of(step)).matters();
        };
    }

    /** Returns whether the failure is about what this thread did at this line. */
    private boolean isInFailure(ExecutionStep step) {
        if (!run.failed() || step.source() == null || isAccess(step.kind())) {
            return false;
        }
        String thread = run.threads().get(step.thread());
        return run.failure().details().stream()
                .anyMatch(detail -> names(detail, thread)
                        && (names(detail, step.source())
                                || names(detail, step.at().source())));
    }

    /** Returns whether a text mentions a name, and not only as part of a longer one. */
    static boolean names(String text, String name) {
        return text.contains(name)
                && Pattern.compile("(?<![\\w.-])" + Pattern.quote(name) + "(?![\\w-]|\\.\\w)")
                        .matcher(text)
                        .find();
    }

    private static boolean isAccess(OperationKind kind) {
        return kind == OperationKind.READ || kind == OperationKind.WRITE || kind == OperationKind.UPDATE;
    }

    /** The part of an object that steps concern: a field or element, or the object as a lock. */
    private record TouchedPart(int object, int part, boolean access) {

        static TouchedPart of(ExecutionStep step) {
            boolean access = isAccess(step.kind());
            return new TouchedPart(step.object(), access ? step.part() : 0, access);
        }
    }

    /** The threads that have used a part, and how. */
    private static final class PartUse {

        private static final int NOBODY = -1;

        private int thread = NOBODY;
        private boolean bySeveral;
        private boolean changed;

        void add(ExecutionStep step) {
            bySeveral |= thread != NOBODY && thread != step.thread();
            thread = step.thread();
            changed |= step.kind() != OperationKind.READ;
        }

        /** Nothing depends on the order of threads that only read. */
        boolean matters() {
            return bySeveral && changed;
        }
    }
}
