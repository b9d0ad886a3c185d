package io.snarl.agent.control;

import io.snarl.agent.control.state.ThreadState;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/** Detects a thread that has its turn and takes no step, and ends the execution without it. */
final class ExecutionWatchdog implements Runnable {

    private static final int MILLIS = 50;
    private static final int BLOCKED_LOOKS = 10;
    private static final int BUSY_FACTOR = 6;

    /** How often to look at a thread that is to end before it is left behind. */
    private static final int UNWINDING_LOOKS = 60;

    private final Execution execution;
    private final int silentLooks;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private volatile boolean watching;
    private volatile int watched;
    private boolean started;

    private int run = -1;
    private long steps;
    private int silent;
    private int blocked;
    private long cpu;
    private int alive;
    private int unwinding;

    ExecutionWatchdog(Execution execution, Duration silence) {
        this.execution = execution;
        this.silentLooks = (int) Math.max(1, silence.toMillis() / MILLIS);
    }

    void watch() {
        if (!started) {
            started = true;
            var thread = new Thread(this, "snarl watchdog");
            thread.setDaemon(true);
            thread.start();
        }
        watched++;
        watching = true;
    }

    void rest() {
        watching = false;
    }

    @Override
    public void run() {
        while (true) {
            try {
                Thread.sleep(MILLIS);
            } catch (InterruptedException e) {
                return;
            }
            if (!watching || run != watched) {
                run = watched;
                moved();
                ended();
            } else {
                look(execution.parts.handover.current);
            }
        }
    }

    private void moved() {
        steps = execution.parts.state.steps;
        silent = 0;
        blocked = 0;
        cpu = 0;
    }

    private void ended() {
        alive = execution.parts.threads.alive;
        unwinding = 0;
    }

    private void look(ThreadState current) {
        if (!execution.parts.unwinder.isUnwinding() || alive != execution.parts.threads.alive) {
            ended();
        } else if (++unwinding > UNWINDING_LOOKS && !current.isMain()) {
            execution.parts.unwinder.leaveBehind(current);
            ended();
        }
        if (steps != execution.parts.state.steps) {
            moved();
        } else {
            lookAtSilent(current);
        }
    }

    private void lookAtSilent(ThreadState current) {
        silent++;
        Thread runner = current.turn.runner();
        // On a busy machine a thread may take long to notice that it is its turn.
        boolean starved = runner == null || current.turn.isGiven() && silent <= silentLooks * BUSY_FACTOR;
        blocked = !starved && isBlocked(runner) ? blocked + 1 : 0;
        long busy = runner == null ? 0 : threads.getThreadCpuTime(runner.getId());
        boolean working = busy - cpu > MILLIS * 100_000L;
        cpu = busy;
        if (blocked > BLOCKED_LOOKS) {
            execution.parts.unwinder.abandon(current, "is blocked");
            silent = 0;
        } else if (silent > silentLooks * BUSY_FACTOR
                || silent > silentLooks && !working && !starved && isOutside(runner)) {
            execution.parts.unwinder.abandon(current, "took no step for long");
            silent = 0;
        }
    }

    /**
     * Returns whether a thread is in native code, where no step can be expected of it; else it may only lack a processor.
     */
    private static boolean isOutside(Thread runner) {
        StackTraceElement[] stack = runner.getStackTrace();
        return stack.length == 0 || stack[0].isNativeMethod();
    }

    private static boolean isBlocked(Thread runner) {
        Thread.State state = runner.getState();
        return state == Thread.State.BLOCKED || state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING;
    }
}
