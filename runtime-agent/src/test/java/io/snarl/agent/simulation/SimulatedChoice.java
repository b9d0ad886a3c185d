package io.snarl.agent.simulation;

import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.SchedulingChoice;

/** What a strategy gets to know of a simulated execution. */
record SimulatedChoice(State state, int running, long steps) implements SchedulingChoice {

    @Override
    public int current() {
        return state.isEnabled(running) ? running : NONE;
    }

    @Override
    public boolean yields() {
        return false;
    }

    @Override
    public int enabledCount() {
        return state.enabled().size();
    }

    @Override
    public int enabled(int position) {
        return state.enabled().get(position);
    }

    @Override
    public boolean isEnabled(int thread) {
        return state.isEnabled(thread);
    }

    @Override
    public Operation next(int thread) {
        var operation = new Operation();
        String what = state.next(thread).what();
        int object = what.isEmpty() ? Operation.NO_OBJECT : what.hashCode();
        operation.set(state.next(thread).kind(), state.line(thread), object, 0);
        return operation;
    }

    @Override
    public int heldCount(int thread) {
        return 0;
    }

    @Override
    public int heldObject(int thread, int position) {
        throw new UnsupportedOperationException("no held locks are told");
    }

    @Override
    public int heldSite(int thread, int position) {
        throw new UnsupportedOperationException("no held locks are told");
    }

    @Override
    public String abstractionOf(int object) {
        return null;
    }

    @Override
    public String abstractionOfThread(int thread) {
        return State.name(thread);
    }
}
