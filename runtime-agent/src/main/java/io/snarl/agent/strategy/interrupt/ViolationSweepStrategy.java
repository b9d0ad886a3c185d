package io.snarl.agent.strategy.interrupt;

import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.SeededRandom;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.random.PctStrategy;
import io.snarl.agent.strategy.random.PosStrategy;
import io.snarl.agent.strategy.random.RandomWalkStrategy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks for outcomes of parallel calls that no sequential order has: it directs schedules at places that the calls were
 * seen to share, then interrupts each call everywhere, and walks at random for the rest.
 */
public final class ViolationSweepStrategy implements Strategy {

    private static final int MOST_DIRECTED = 80;
    private static final int MOST_BY_ONE_ACCESS = 80;
    private static final int MOST_ANYWHERE = 60;
    private static final int WALKS = 40;
    private static final int WALKS_WITHOUT_REASON = 4;

    /** Who was interrupted so often where it should do harm, and to no effect, is not interrupted everywhere else as well. */
    private static final int MOST_IN_VAIN = 10;

    private final long seed;
    private final SeededRandom random;
    private final Deque<InterruptionPlan> interruptions = new ArrayDeque<>();
    private final Deque<InterruptionPlan> anywhere = new ArrayDeque<>();
    private final Strategy[] walks;
    private final int mostWalks;
    private Strategy active;
    private int walked;
    private int directed;
    private boolean foundAnything;

    /**
     * Creates a strategy for a test.
     *
     * @param orders sequential executions of the calls, each call the first in one of them
     */
    public ViolationSweepStrategy(List<InOrderStrategy> orders, long seed) {
        this.seed = seed;
        random = new SeededRandom(seed);
        random.nextSchedule();
        walks = new Strategy[] {
            new PosStrategy(SeededRandom.mix(seed)),
            new RandomWalkStrategy(SeededRandom.mix(seed + 1)),
            new PctStrategy(3, SeededRandom.mix(seed + 2))
        };
        active = walks[0];
        List<InterruptionFinder> hunts = orders.stream()
                .map(order -> new InterruptionFinder(order, orders))
                .toList();
        boolean shares = hunts.stream().anyMatch(InterruptionFinder::sharesAnything);
        mostWalks = shares ? WALKS : WALKS_WITHOUT_REASON;
        if (shares) {
            plan(hunts);
        }
    }

    private void plan(List<InterruptionFinder> hunts) {
        Set<InterruptionPlan> planned = new HashSet<>();
        add(hunts.stream().map(InterruptionFinder::byAllOfAnother).toList(), MOST_DIRECTED, interruptions, planned);
        add(hunts.stream().map(InterruptionFinder::byOneAccess).toList(), MOST_BY_ONE_ACCESS, interruptions, planned);
        add(hunts.stream().map(hunt -> chosen(hunt.everywhere())).toList(), MOST_ANYWHERE, anywhere, planned);
    }

    /** Takes plans from the lists in turn, since none is more promising than another. */
    private static void add(
            List<List<InterruptionPlan>> lists,
            int most,
            Deque<InterruptionPlan> target,
            Set<InterruptionPlan> planned) {
        int added = 0;
        int longest = lists.stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < longest; i++) {
            for (List<InterruptionPlan> list : lists) {
                if (i < list.size() && added < most && planned.add(list.get(i))) {
                    target.add(list.get(i));
                    added++;
                }
            }
        }
    }

    /** Some of too many: those at places that are new first, the rest by chance. */
    private List<InterruptionPlan> chosen(List<InterruptionPlan> all) {
        Set<Integer> sites = new HashSet<>();
        List<InterruptionPlan> chosen = new ArrayList<>();
        List<InterruptionPlan> others = new ArrayList<>();
        for (InterruptionPlan one : all) {
            boolean fresh = sites.add(one.stops().get(0).site());
            (fresh ? chosen : others).add(one);
        }
        while (!others.isEmpty() && chosen.size() < MOST_ANYWHERE) {
            chosen.add(others.remove(random.below(others.size())));
        }
        return chosen;
    }

    @Override
    public boolean begin() {
        if (interruptions.isEmpty() && directed >= MOST_IN_VAIN && !foundAnything) {
            return false;
        }
        if (!interruptions.isEmpty() || !anywhere.isEmpty()) {
            directed += interruptions.isEmpty() ? 0 : 1;
            active = new InterruptingStrategy(interruptions.isEmpty() ? anywhere.poll() : interruptions.poll());
            return active.begin();
        }
        if (walked == mostWalks) {
            return false;
        }
        active = walks[walked++ % walks.length];
        return active.begin();
    }

    /** Leaves out what is left to chance. */
    public void foundSomething() {
        foundAnything = true;
        walked = mostWalks;
    }

    /** Leaves out all that is done without a reason. */
    public void foundEnough() {
        anywhere.clear();
        foundSomething();
    }

    @Override
    public boolean everywhere() {
        return active.everywhere();
    }

    @Override
    public int choose(SchedulingChoice choice) {
        return active.choose(choice);
    }

    @Override
    public void end(int choices, boolean failed) {
        for (Strategy walk : walks) {
            walk.end(choices, failed);
        }
    }

    @Override
    public String describe() {
        return "directed at all violations, seed " + seed;
    }
}
