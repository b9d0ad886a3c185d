package io.snarl.agent.control.turn;

import io.snarl.agent.control.describe.ExecutionDescriber;
import io.snarl.agent.control.describe.FailureFactory;
import io.snarl.agent.control.state.ExecutionOverError;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.WaitReason;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.schedule.ThreadSwitch;

/** Lets the remaining threads go on after the test's own thread has ended, until they have ended or wait. */
public final class RemainingThreadsRunner {

    private final ExecutionState state;
    private final ExecutionThreads threads;
    private final NextThreadChooser chooser;
    private final TurnHandover handover;
    private final ExecutionDescriber describer;

    RemainingThreadsRunner(ExecutionParts parts) {
        this.state = parts.state;
        this.threads = parts.threads;
        this.chooser = parts.chooser;
        this.handover = parts.handover;
        this.describer = parts.describer;
    }

    public void run(ThreadState main) {
        state.bodyEnded = true;
        main.waiting = WaitReason.ENDED;
        threads.alive--;
        if (!state.over && anyoneMatters(threads)) {
            try {
                letOthersGoOn(main);
            } catch (ExecutionOverError e) {
                // Said by whoever ended it.
            }
        }
        state.over = true;
    }

    private void letOthersGoOn(ThreadState main) {
        main.next.set(OperationKind.END, 0, Operation.NO_OBJECT, 0);
        ThreadState next = chooser.nextAfter(main);
        if (next == null) {
            Failure stuck = FailureFactory.leftOver(describer);
            if (stuck != null) {
                state.fail(stuck);
            }
            return;
        }
        handover.pass(main, next, ThreadSwitch.Cause.ENDED);
        main.turn.await();
    }

    /** Returns whether a thread is left that the test should have waited for. */
    static boolean anyoneMatters(ExecutionThreads threads) {
        for (int i = 1; i < threads.count(); i++) {
            ThreadState thread = threads.get(i);
            boolean idle = thread.waiting == WaitReason.FOR_PERMIT && thread.pool != null && !thread.released;
            if (thread.isAlive() && !thread.daemon && !idle) {
                return true;
            }
        }
        return false;
    }
}
