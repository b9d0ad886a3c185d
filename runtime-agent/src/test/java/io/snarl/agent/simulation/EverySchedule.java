package io.snarl.agent.simulation;

import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;

/** Chooses everyone at every choice, one schedule after the other. */
public final class EverySchedule implements Strategy {

    private final List<Integer> taken = new ArrayList<>();
    private final List<Integer> available = new ArrayList<>();
    private int depth = -1;
    private boolean through;

    @Override
    public boolean begin() {
        boolean first = depth < 0;
        depth = 0;
        if (first) {
            return true;
        }
        while (!taken.isEmpty()) {
            int last = taken.size() - 1;
            if (taken.get(last) + 1 < available.get(last)) {
                taken.set(last, taken.get(last) + 1);
                return true;
            }
            taken.remove(last);
            available.remove(last);
        }
        through = true;
        return false;
    }

    @Override
    public int choose(SchedulingChoice choice) {
        if (depth == taken.size()) {
            taken.add(0);
            available.add(choice.enabledCount());
        }
        return choice.enabled(taken.get(depth++));
    }

    @Override
    public String claim() {
        return through ? "all schedules explored: none fails" : null;
    }

    @Override
    public String describe() {
        return "every schedule";
    }
}
