package io.snarl.agent.simulation;

import io.snarl.agent.schedule.Schedule;
import io.snarl.agent.schedule.Switch;
import io.snarl.agent.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;

/** Who goes on in a simulated execution. */
abstract sealed class Decider {

    /** Gives the number of an enabled thread. */
    abstract int decide(Execution execution, State state, int current);

    /** The execution has ended. */
    void end() {}

    int choices() {
        return 0;
    }

    static int withoutPreemption(State state, int current) {
        return state.isEnabled(current) ? current : state.enabled().get(0);
    }

    /** The schedule does not fit. */
    static final class Diverged extends RuntimeException {

        private static final long serialVersionUID = 1;

        Diverged(String message) {
            super(message);
        }
    }

    static final class ByStrategy extends Decider {

        private final Strategy strategy;
        private int choices;

        ByStrategy(Strategy strategy) {
            this.strategy = strategy;
        }

        @Override
        int decide(Execution execution, State state, int current) {
            List<Integer> enabled = state.enabled();
            if (enabled.size() == 1) {
                return enabled.get(0);
            }
            choices++;
            return strategy.choose(new SimulatedChoice(state, current));
        }

        @Override
        int choices() {
            return choices;
        }
    }

    static final class Strict extends Decider {

        private final List<Switch> switches;
        private int position;

        Strict(Schedule schedule) {
            this.switches = schedule.switches();
        }

        @Override
        int decide(Execution execution, State state, int current) {
            if (position < switches.size() && execution.isAt(switches.get(position), current)) {
                String to = switches.get(position++).to();
                return state.enabled().stream()
                        .filter(thread -> State.name(thread).equals(to))
                        .findFirst()
                        .orElseThrow(
                                () -> new Diverged("switch " + position + " does not fit: " + to + " cannot go on"));
            }
            if (!state.isEnabled(current)) {
                throw new Diverged(State.name(current) + " cannot go on at " + execution.place(current));
            }
            return current;
        }

        @Override
        void end() {
            if (position < switches.size()) {
                throw new Diverged("switch " + (position + 1) + " did not come: " + switches.get(position));
            }
        }
    }

    static final class Lenient extends Decider {

        private final List<Switch> switches;

        Lenient(Schedule schedule) {
            this.switches = new ArrayList<>(schedule.switches());
        }

        @Override
        int decide(Execution execution, State state, int current) {
            for (int i = 0; i < switches.size(); i++) {
                if (execution.isAt(switches.get(i), current)) {
                    String to = switches.remove(i).to();
                    return state.enabled().stream()
                            .filter(thread -> State.name(thread).equals(to))
                            .findFirst()
                            .orElseGet(() -> withoutPreemption(state, current));
                }
            }
            return withoutPreemption(state, current);
        }
    }
}
