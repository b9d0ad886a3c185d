package io.snarl.agent.simulation;

import io.snarl.agent.strategy.Strategy;
import io.snarl.contract.schedule.Schedule;
import io.snarl.contract.schedule.ThreadSwitch;
import java.util.List;
import java.util.Objects;

/** Who goes on in a simulated execution. */
abstract sealed class Decider {

    /** Gives the number of an enabled thread. */
    abstract int decide(Execution execution, State state, int current);

    /** The execution has ended. */
    void end() {}

    int choices() {
        return 0;
    }

    /** The number of a thread that can go on, or null. */
    static Integer enabled(State state, String name) {
        return state.enabled().stream()
                .filter(thread -> State.name(thread).equals(name))
                .findFirst()
                .orElse(null);
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
            return strategy.choose(new SimulatedChoice(state, current, execution.stepCount()));
        }

        @Override
        int choices() {
            return choices;
        }
    }

    /** Follows a schedule to its end, or to where it does not fit, and lets a strategy decide from there on. */
    static final class Guided extends Decider {

        private final Strict guide;
        private final ByStrategy strategy;
        private boolean over;

        Guided(Schedule beginning, Strategy strategy) {
            this.guide = new Strict(beginning);
            this.strategy = new ByStrategy(strategy);
        }

        @Override
        int decide(Execution execution, State state, int current) {
            try {
                over |= guide.isThrough();
                if (!over) {
                    return guide.decide(execution, state, current);
                }
            } catch (Diverged e) {
                over = true;
            }
            return strategy.decide(execution, state, current);
        }

        @Override
        int choices() {
            return strategy.choices();
        }
    }

    static final class Strict extends Decider {

        private final List<ThreadSwitch> switches;
        private int position;

        Strict(Schedule schedule) {
            this.switches = schedule.switches();
        }

        boolean isThrough() {
            return position == switches.size();
        }

        @Override
        int decide(Execution execution, State state, int current) {
            if (position < switches.size() && execution.isAt(switches.get(position), current)) {
                String to = switches.get(position++).to();
                Integer thread = enabled(state, to);
                if (thread == null) {
                    throw new Diverged("switch " + position + " does not fit: " + to + " cannot go on");
                }
                return thread;
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

    /** Waits for the next switch of the schedule, and lets the thread go on that the schedule needs for it. */
    static final class Lenient extends Decider {

        private final List<ThreadSwitch> switches;
        private int position;

        Lenient(Schedule schedule) {
            this.switches = schedule.switches();
        }

        @Override
        int decide(Execution execution, State state, int current) {
            if (position < switches.size() && execution.isAt(switches.get(position), current)) {
                Integer to = enabled(state, switches.get(position++).to());
                if (to != null) {
                    return to;
                }
            }
            if (state.isEnabled(current)) {
                return current;
            }
            return switches.subList(position, switches.size()).stream()
                    .map(one -> enabled(state, one.from()))
                    .filter(Objects::nonNull)
                    .findFirst()
                    .orElse(state.enabled().get(0));
        }
    }
}
