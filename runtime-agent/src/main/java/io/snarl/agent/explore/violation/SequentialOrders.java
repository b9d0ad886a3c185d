package io.snarl.agent.explore.violation;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.explore.result.FailureText;
import io.snarl.agent.strategy.interrupt.InOrderStrategy;
import io.snarl.agent.trial.TrialObservations;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.result.SequentialFailure;
import io.snarl.contract.schedule.ThreadSwitch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Runs the parallel calls of a test in each sequential order and collects their outcomes. */
final class SequentialOrders {

    private static final int MOST_CALLS = 4;

    private final LinearizabilityChecker checker;
    private final TestBody body;
    private final AllowedOutcomes allowed;
    private final int firstThread;
    private final List<List<Integer>> orders;
    private final Set<List<Integer>> waiting = new HashSet<>();
    private final Map<List<Integer>, InOrderStrategy> latest = new HashMap<>();
    private int circumstances;
    private SequentialFailure problem;

    SequentialOrders(LinearizabilityChecker checker, TestBody body, AllowedOutcomes allowed, TrialObservations first) {
        this.checker = checker;
        this.body = body;
        this.allowed = allowed;
        this.firstThread = first.firstThread();
        if (first.threads() > MOST_CALLS) {
            problem = SequentialFailure.because(
                    "there are more than " + MOST_CALLS + " calls at the same time, and too many orders of them");
        }
        this.orders = permutations(Math.min(first.threads(), MOST_CALLS));
    }

    /**
     * Runs each order once more, in other circumstances each time.
     *
     * @param tried receives each execution
     * @return whether the test can still be judged by these orders
     */
    boolean run(Consumer<ExecutionResult> tried) {
        for (int i = 0; i < orders.size() && !checker.isSpent() && problem == null; i++) {
            checker.vary(circumstances);
            tried.accept(run(orders.get(i)));
            checker.vary(0);
        }
        circumstances++;
        if (problem == null && waiting.size() == orders.size()) {
            problem = SequentialFailure.because("the calls wait for each other, whichever comes first");
        }
        return problem == null && !checker.isSpent();
    }

    private ExecutionResult run(List<Integer> order) {
        InOrderStrategy strategy = inOrder(order);
        ExecutionResult run = checker.runUnjudged(body, strategy);
        if (isUncontrolled(run) && !checker.isSpent()) {
            // A machine that is slow for a moment must not be taken for a test that cannot be controlled.
            strategy = inOrder(order);
            run = checker.runUnjudged(body, strategy);
        }
        TrialObservations seen = checker.seen();
        boolean waits = waits(run);
        if (waits) {
            waiting.add(order);
        } else {
            latest.put(order, strategy);
        }
        if (run.timedOut()) {
            problem = SequentialFailure.because("the calls wait for a time, so that what they come to depends on it");
        } else if (run.failed()) {
            fail(run, waits);
        } else if (seen.hindrance() != null) {
            problem = SequentialFailure.because(seen.hindrance());
        } else if (seen.isTrial()) {
            // Also where a call had to wait for another, since no thread was kept from going on.
            allowed.add(order, seen.values());
        }
        return run;
    }

    private InOrderStrategy inOrder(List<Integer> order) {
        return new InOrderStrategy(
                firstThread, order.stream().mapToInt(Integer::intValue).toArray());
    }

    private static boolean isUncontrolled(ExecutionResult run) {
        return run.failed() && run.failure().kind() == FailureKind.UNCONTROLLED;
    }

    /** Notes failures that say something about the calls; a wait for another call has been noted before. */
    private void fail(ExecutionResult run, boolean waits) {
        if (isUncontrolled(run)) {
            problem = SequentialFailure.because(
                    "the calls cannot be controlled: " + run.failure().summary());
        } else if (run.failure().kind() == FailureKind.EXCEPTION && !waits) {
            problem = FailureText.sequential(run.failure());
        }
    }

    /** Returns whether a call stops before it ends. */
    private boolean waits(ExecutionResult run) {
        boolean stuck = run.failed() && run.failure().kind() != FailureKind.EXCEPTION;
        int end = Math.min(run.threads().size(), firstThread + orders.get(0).size());
        List<String> threads = run.threads().subList(Math.min(firstThread, end), end);
        return stuck
                || run.schedule().switches().stream()
                        .anyMatch(one -> threads.contains(one.from()) && one.cause() != ThreadSwitch.Cause.ENDED);
    }

    /** Why the test cannot be judged, or null. */
    SequentialFailure problem() {
        return problem;
    }

    /** Returns the latest execution of each order in which no call waits for another. */
    List<InOrderStrategy> latest() {
        return orders.stream().map(latest::get).filter(one -> one != null).toList();
    }

    private static List<List<Integer>> permutations(int count) {
        List<List<Integer>> all = new ArrayList<>();
        permute(new ArrayList<>(), count, all);
        return all;
    }

    private static void permute(List<Integer> begun, int count, List<List<Integer>> all) {
        if (begun.size() == count) {
            all.add(List.copyOf(begun));
            return;
        }
        for (int i = 0; i < count; i++) {
            if (!begun.contains(i)) {
                begun.add(i);
                permute(begun, count, all);
                begun.remove(begun.size() - 1);
            }
        }
    }
}
