package io.snarl.agent.explore;

import io.snarl.agent.control.Body;
import io.snarl.agent.control.FailureKind;
import io.snarl.agent.control.Run;
import io.snarl.agent.schedule.Switch;
import io.snarl.agent.strategy.InOrder;
import io.snarl.agent.trial.Seen;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Makes the parallel calls of a test one after the other, in each order, and learns what they come to. */
final class SequentialOrders {

    private static final int MOST_ORDERS = 6;

    private final Judge judge;
    private final Body body;
    private final AllowedOutcomes allowed;
    private final int firstThread;
    private final Consumer<Run> tried;
    private final List<List<Integer>> orders;
    private final Set<List<Integer>> waiting = new HashSet<>();
    private final Map<List<Integer>, InOrder> latest = new HashMap<>();
    private int circumstances;
    private boolean reusable = true;
    private String problem;

    SequentialOrders(Judge judge, Body body, AllowedOutcomes allowed, Seen first, Consumer<Run> tried) {
        this.judge = judge;
        this.body = body;
        this.allowed = allowed;
        this.firstThread = first.firstThread();
        this.tried = tried;
        this.orders = permutations(first.threads());
    }

    /** Runs each order once more, each time in other circumstances; says no if the test cannot be judged by them. */
    boolean run() {
        for (int i = 0; i < orders.size() && reusable && problem == null; i++) {
            judge.vary(circumstances);
            run(orders.get(i));
            judge.vary(0);
        }
        circumstances++;
        if (problem == null && waiting.size() == orders.size()) {
            problem = "the calls wait for each other, whichever comes first";
        }
        return problem == null && reusable;
    }

    private void run(List<Integer> order) {
        var strategy = new InOrder(
                firstThread, order.stream().mapToInt(Integer::intValue).toArray());
        strategy.begin();
        Run run = judge.runUnjudged(body, strategy);
        tried.accept(run);
        reusable &= run.reusable();
        Seen seen = judge.seen();
        boolean waits = waits(run);
        if (waits) {
            waiting.add(order);
        } else {
            latest.put(order, strategy);
        }
        if (run.timedOut()) {
            problem = "the calls wait for a time, so that what they come to depends on it";
        } else if (run.failed()) {
            fail(run, waits);
        } else if (seen.hindrance() != null) {
            problem = seen.hindrance();
        } else if (seen.isTrial()) {
            // Also where a call had to wait for another, since no thread was kept from going on.
            allowed.add(order, seen.values());
        }
    }

    private void fail(Run run, boolean waits) {
        FailureKind kind = run.failure().kind();
        boolean told = kind == FailureKind.EXCEPTION && !waits;
        if (told) {
            problem = FailureWords.of(run.failure());
        } else if (kind != FailureKind.DEADLOCK && kind != FailureKind.ENDLESS && kind != FailureKind.EXCEPTION) {
            problem = "the calls cannot be controlled: " + run.failure().summary();
        }
    }

    /** Whether a call stops before it ends. */
    private boolean waits(Run run) {
        boolean stuck = run.failed() && run.failure().kind() != FailureKind.EXCEPTION;
        Set<String> threads = new HashSet<>();
        for (int i = 0; i < orders.get(0).size(); i++) {
            threads.add(run.threads().get(firstThread + i));
        }
        return stuck
                || run.schedule().switches().stream()
                        .anyMatch(one -> threads.contains(one.from()) && one.cause() != Switch.Cause.ENDED);
    }

    /** Why the test cannot be judged, or null. */
    String problem() {
        return problem;
    }

    boolean reusable() {
        return reusable;
    }

    /** The latest execution of each order in which no call waits for another. */
    List<InOrder> latest() {
        return orders.stream().map(latest::get).filter(one -> one != null).toList();
    }

    private static List<List<Integer>> permutations(int count) {
        List<List<Integer>> all = new ArrayList<>();
        if (count <= 3) {
            permute(new ArrayList<>(), count, all);
            return all;
        }
        // Of so many each is the first once.
        for (int first = 0; first < Math.min(count, MOST_ORDERS); first++) {
            int begin = first;
            all.add(IntStream.range(0, count).mapToObj(i -> (begin + i) % count).toList());
        }
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
