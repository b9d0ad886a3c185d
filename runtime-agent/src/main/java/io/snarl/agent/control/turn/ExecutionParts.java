package io.snarl.agent.control.turn;

import io.snarl.agent.control.carrier.TurnSignal;
import io.snarl.agent.control.describe.ExecutionDescriber;
import io.snarl.agent.control.place.CodePlaces;
import io.snarl.agent.control.place.LockCallSites;
import io.snarl.agent.control.state.ChoiceSites;
import io.snarl.agent.control.state.Decider;
import io.snarl.agent.control.state.EnabledThreads;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.MonitorOwners;
import io.snarl.agent.control.state.StepObserver;
import io.snarl.agent.control.state.ThreadPools;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.VirtualTime;
import io.snarl.agent.index.ObjectAbstractions;
import java.util.function.IntFunction;

/**
 * The state of an execution and the rules for handing over turns, which all kinds of steps share.
 *
 * <p>Only the thread whose turn it is changes any of it; handing the turn over publishes the changes.
 */
public final class ExecutionParts {

    private final ObjectAbstractions abstractions;

    public final ExecutionState state = new ExecutionState();
    public final ExecutionThreads threads;
    public final MonitorOwners monitors = new MonitorOwners();
    public final ThreadPools pools = new ThreadPools();
    public final VirtualTime time;
    public final TurnHandover handover = new TurnHandover();
    public final UncontrolledThreads uncontrolled;
    public final ThreadUnwinder unwinder;
    public final ExecutionDescriber describer;
    public final StepLimit limit;
    public final EnabledThreads enabled;
    public final NextThreadChooser chooser;
    public final ChoiceFilter choiceFilter;
    public final SwitchPoints switchPoints;
    public final RemainingThreadsRunner remainingThreads;

    /**
     * Puts the parts together.
     *
     * @param factory makes the thread with a given number
     * @param abstractions names objects for strategies that ask for names
     */
    public ExecutionParts(
            IntFunction<ThreadState> factory,
            ChoiceSites sites,
            CodePlaces places,
            LockCallSites lockCalls,
            long stepLimit,
            ObjectAbstractions abstractions) {
        this.abstractions = abstractions;
        threads = new ExecutionThreads(state, factory);
        state.threads = threads;
        time = new VirtualTime(threads);
        uncontrolled = new UncontrolledThreads(state, threads);
        unwinder = new ThreadUnwinder(state, threads, monitors, pools, handover);
        describer = new ExecutionDescriber(state, threads, places, lockCalls);
        limit = new StepLimit(state, describer, stepLimit);
        enabled = new EnabledThreads(state, threads, monitors, time, sites);
        chooser = new NextThreadChooser(state, threads, enabled, time, uncontrolled, limit);
        choiceFilter = new ChoiceFilter(this, sites);
        switchPoints = new SwitchPoints(this, sites, places);
        remainingThreads = new RemainingThreadsRunner(this);
    }

    /** Prepares for another execution, with the given thread as that of the test. */
    public ThreadState begin(Thread thread, TurnSignal turn, Decider decider, StepObserver observer, boolean race) {
        ObjectAbstractions names = decider.asksForNames() ? abstractions : null;
        if (names != null) {
            names.begin();
        }
        state.begin(decider, names, observer);
        threads.clear();
        monitors.clear();
        pools.clear();
        time.begin(state.circumstances);
        handover.switches.clear();
        uncontrolled.begin();
        limit.begin();
        enabled.begin(race);
        chooser.begin();
        choiceFilter.begin();
        ThreadState main = threads.add(thread, "main", turn);
        main.begun = true;
        handover.current = main;
        threads.addResidents();
        return main;
    }
}
