package io.snarl.agent.control;

import io.snarl.agent.control.place.CodePlaces;
import io.snarl.agent.control.place.LockCallSites;
import io.snarl.agent.control.state.ChoiceSites;
import io.snarl.agent.control.step.AccessSteps;
import io.snarl.agent.control.step.LockSteps;
import io.snarl.agent.control.step.MonitorSteps;
import io.snarl.agent.control.step.OtherThreadSteps;
import io.snarl.agent.control.step.ParallelSteps;
import io.snarl.agent.control.step.ThreadSteps;
import io.snarl.agent.control.step.WaitSteps;
import io.snarl.agent.control.turn.ExecutionParts;
import io.snarl.agent.index.ObjectAbstractions;

/** One controlled execution after another: their common parts, and what each kind of step means for the threads. */
final class Execution {

    final ExecutionParts parts;
    final AccessSteps accessSteps;
    final MonitorSteps monitorSteps;
    final LockSteps lockSteps;
    final WaitSteps waitSteps;
    final ThreadSteps threadSteps;
    final OtherThreadSteps otherThreadSteps;
    final ParallelSteps parallelSteps;

    Execution(ChoiceSites sites, CodePlaces places, long stepLimit, ObjectAbstractions abstractions) {
        var lockCalls = new LockCallSites();
        parts = new ExecutionParts(
                number -> new ControlledThread(number, this), sites, places, lockCalls, stepLimit, abstractions);
        accessSteps = new AccessSteps(parts, sites);
        monitorSteps = new MonitorSteps(parts);
        lockSteps = new LockSteps(parts, lockCalls);
        waitSteps = new WaitSteps(parts, sites);
        threadSteps = new ThreadSteps(parts);
        otherThreadSteps = new OtherThreadSteps(parts);
        parallelSteps = new ParallelSteps(parts, threadSteps);
    }
}
