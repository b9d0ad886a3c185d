package io.snarl.agent.control;

import io.snarl.agent.control.carrier.Carrier;
import io.snarl.agent.control.carrier.TurnSignal;
import io.snarl.agent.control.state.ExecutionOverError;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.hooks.ThreadSlot;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs actions in parallel inside a controlled execution, on threads that are kept for the next one: to start a thread
 * takes longer than most executions.
 */
public final class ParallelWorkers {

    private static final List<Worker> IDLE = new ArrayList<>();
    private static final List<Worker> IDLE_CARRIED = new ArrayList<>();

    private ParallelWorkers() {}

    /** Returns whether the current thread belongs to a controlled execution. */
    public static boolean isControlled() {
        return ThreadSlot.controlOf(Thread.currentThread()) instanceof ControlledThread;
    }

    /** Returns the number of threads that the execution of the current thread has had so far. */
    public static int threads() {
        return current().execution.parts.threads.count();
    }

    /** Returns the number of threads of that execution which have not ended. */
    public static int alive() {
        return current().execution.parts.threads.alive;
    }

    /** Throws the error that ends an execution again, so that it is not taken for an exception of the program. */
    public static void requireGoingOn(Throwable thrown) {
        if (thrown instanceof ExecutionOverError ended) {
            throw ended;
        }
    }

    private static ControlledThread current() {
        return (ControlledThread) ThreadSlot.controlOf(Thread.currentThread());
    }

    /**
     * Runs all actions and waits for them.
     *
     * @return what each action ended by, null for those that did not end by an exception
     */
    public static Throwable[] inParallel(TestBody... actions) {
        ControlledThread me = current();
        me.deaf++;
        try {
            return new ParallelActions(me, actions).run();
        } finally {
            me.deaf--;
        }
    }

    static Worker take() {
        List<Worker> idle = Carrier.isCurrentCarried() ? IDLE_CARRIED : IDLE;
        synchronized (idle) {
            return idle.isEmpty() ? new Worker(idle) : idle.remove(idle.size() - 1);
        }
    }

    /** A thread that runs one action after another. */
    static final class Worker extends Thread {

        private final List<Worker> idle;
        private final TurnSignal turn;
        private ThreadState control;
        private ParallelActions group;
        private int position;

        private Worker(List<Worker> idle) {
            super("snarl worker");
            this.idle = idle;
            setDaemon(true);
            turn = TurnSignal.ofStarted(this);
            if (!turn.isHosted()) {
                start();
            }
        }

        void give(ParallelActions newGroup, int newPosition, String name) {
            group = newGroup;
            position = newPosition;
            control = newGroup.execution().parts.threads.add(this, name, turn);
            control.daemon = false;
            control.begun = true;
            // A thread that the action itself had started would have it from the one that starts it.
            setContextClassLoader(Thread.currentThread().getContextClassLoader());
        }

        ThreadState control() {
            return control;
        }

        @Override
        public void run() {
            while (true) {
                // What it is to do was said before its turn came.
                turn.await();
                ThreadState me = control;
                Execution execution = group.execution();
                ThreadSlot.threadLocals(this, null);
                ThreadSlot.inheritableThreadLocals(this, null);
                group.perform(me, position);
                Thread.interrupted();
                synchronized (idle) {
                    idle.add(this);
                }
                execution.threadSteps.end(me, 0);
            }
        }
    }
}
