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

    private final Execution execution;
    private final int silentLooks;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private volatile boolean watching;
    private volatile int watched;
    private boolean started;

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
        long steps = -1;
        int run = -1;
        int silent = 0;
        int blocked = 0;
        long cpu = 0;
        while (true) {
            try {
                Thread.sleep(MILLIS);
            } catch (InterruptedException e) {
                return;
            }
            ThreadState current = execution.parts.handover.current;
            if (!watching || run != watched || steps != execution.parts.state.steps) {
                steps = execution.parts.state.steps;
                run = watched;
                silent = 0;
                blocked = 0;
                cpu = 0;
                continue;
            }
            silent++;
            // On a busy machine a thread may take long to notice that it is its turn.
            boolean starved = current.turn.isGiven() && silent <= silentLooks * BUSY_FACTOR;
            blocked = !starved && isBlocked(current) ? blocked + 1 : 0;
            long busy = threads.getThreadCpuTime(current.thread.getId());
            boolean working = busy - cpu > MILLIS * 100_000L;
            cpu = busy;
            if (blocked > BLOCKED_LOOKS) {
                execution.parts.unwinder.abandon(current, "is blocked");
                silent = 0;
            } else if (silent > silentLooks * BUSY_FACTOR
                    || silent > silentLooks && !working && !starved && isOutside(current)) {
                execution.parts.unwinder.abandon(current, "took no step for long");
                silent = 0;
            }
        }
    }

    /**
     * Returns whether a thread is in native code, where no step can be expected of it; else it may only lack a processor.
     */
    private static boolean isOutside(ThreadState current) {
        StackTraceElement[] stack = current.thread.getStackTrace();
        return stack.length == 0 || stack[0].isNativeMethod();
    }

    private static boolean isBlocked(ThreadState current) {
        Thread.State state = current.thread.getState();
        return state == Thread.State.BLOCKED || state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING;
    }
}
