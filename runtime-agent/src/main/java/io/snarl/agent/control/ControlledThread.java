package io.snarl.agent.control;

import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.step.AccessSteps;
import io.snarl.agent.hooks.ThreadSlot;
import java.util.concurrent.ForkJoinPool;

/**
 * A thread of a controlled execution: hands each hook to the steps that know what it means. While a hook is handled the
 * thread is deaf, so that the scheduler's own steps are not taken for the program's.
 *
 * <p>It is long only because there are many hooks: none does more than hand over.
 */
final class ControlledThread extends ThreadState {

    final Execution execution;

    ControlledThread(int number, Execution execution) {
        super(number);
        this.execution = execution;
    }

    /** Makes this thread deaf to hooks, after waiting for its first turn if it has not had one. */
    private void enter() {
        if (!begun) {
            begin(0);
        }
        deaf = 1;
    }

    // ---- reads and writes

    @Override
    public void access(Object self, int site) {
        if (self != null) {
            enter();
            try {
                execution.accessSteps.field(this, numberOf(self), self, site);
            } finally {
                deaf = 0;
            }
        }
    }

    @Override
    public void accessStatic(int site) {
        enter();
        try {
            execution.accessSteps.field(this, AccessSteps.STATICS, null, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void accessElement(Object array, int index, int site) {
        if (array != null) {
            enter();
            try {
                execution.accessSteps.element(this, numberOf(array), array, index, site);
            } finally {
                deaf = 0;
            }
        }
    }

    @Override
    public void update(Object self, int site) {
        enter();
        try {
            int object = self == null ? AccessSteps.STATICS : numberOf(self);
            execution.accessSteps.update(this, object, self, site);
        } finally {
            deaf = 0;
        }
    }

    // ---- monitors

    @Override
    public void monitorEnter(Object object, int site) {
        if (object != null) {
            enter();
            try {
                execution.monitorSteps.enter(this, object, numberOf(object), site);
            } finally {
                deaf = 0;
            }
        }
    }

    @Override
    public void monitorExit(Object object, int site) {
        if (object != null) {
            enter();
            try {
                execution.monitorSteps.exit(this, object, numberOf(object), site);
            } finally {
                deaf = 0;
            }
        }
    }

    @Override
    public boolean await(Object object, long nanos, int site) throws InterruptedException {
        enter();
        try {
            return execution.monitorSteps.await(this, object, numberOf(object), nanos, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public boolean notify(Object object, boolean all, int site) {
        enter();
        try {
            return execution.monitorSteps.notify(this, object, numberOf(object), all, site);
        } finally {
            deaf = 0;
        }
    }

    // ---- parking and time

    @Override
    public boolean sleep(long nanos, int site) throws InterruptedException {
        enter();
        try {
            execution.waitSteps.sleep(this, nanos, site);
            return true;
        } finally {
            deaf = 0;
        }
    }

    @Override
    public boolean yield(int site) {
        enter();
        try {
            execution.waitSteps.yield(this, site);
            return true;
        } finally {
            deaf = 0;
        }
    }

    @Override
    public boolean park(Object blocker, boolean timed, long nanos, int site) {
        enter();
        try {
            execution.waitSteps.park(this, blocker, timed ? nanos : FOREVER, site);
            return true;
        } finally {
            deaf = 0;
        }
    }

    @Override
    public boolean unpark(Thread other, int site) {
        if (other == null) {
            return false;
        }
        enter();
        try {
            return execution.waitSteps.unpark(this, other, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void unparkedFromOutside() {
        execution.parts.uncontrolled.unpark(this);
    }

    @Override
    public long nanoTime(int site) {
        enter();
        try {
            return execution.waitSteps.time(this, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public long randomSeed() {
        return 0x9E3779B97F4A7C15L
                * (++randoms * 1_000 + number + 1 + executionState.circumstances * CIRCUMSTANCE_SEEDS);
    }

    // ---- threads

    @Override
    public boolean starting(Thread other, boolean mayHost, int site) {
        enter();
        try {
            return execution.threadSteps.start(this, other, mayHost, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void begin(int site) {
        if (!begun) {
            begun = true;
            deaf = 1;
            try {
                execution.threadSteps.begin(this);
            } finally {
                deaf = 0;
            }
        }
    }

    @Override
    public void end(int site) {
        enter();
        ThreadSlot.steer(thread, null);
        execution.threadSteps.end(this, site);
    }

    @Override
    public boolean join(Thread other, long nanos, int site) throws InterruptedException {
        enter();
        try {
            return execution.otherThreadSteps.join(this, other, nanos == 0 ? FOREVER : nanos, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public Thread.State stateOf(Thread other, int site) {
        enter();
        try {
            return execution.otherThreadSteps.stateOf(this, other, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void look(Thread other, int site) {
        enter();
        try {
            execution.otherThreadSteps.look(this, other, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void interrupting(Thread other, int site) {
        if (other != thread) {
            enter();
            try {
                execution.otherThreadSteps.interrupting(this, other, site);
            } finally {
                deaf = 0;
            }
        }
    }

    @Override
    public void interrupted(Thread other) {
        execution.otherThreadSteps.interrupted(other);
    }

    @Override
    public boolean uncaught(Throwable uncaught) {
        enter();
        try {
            return execution.threadSteps.uncaught(this, uncaught);
        } finally {
            deaf = 0;
        }
    }

    // ---- locks of java.util.concurrent

    @Override
    public void locking(Object lock, Object synchronizer, int site) {
        enter();
        try {
            execution.lockSteps.take(this, lock, numberOf(synchronizer), site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void locked(Object lock, Object synchronizer, int site) {
        enter();
        try {
            execution.lockSteps.taken(this, lock, numberOf(synchronizer));
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void notLocked(Object lock, Object synchronizer, int site) {
        wantedLock = null;
    }

    @Override
    public void unlocked(Object lock, Object synchronizer, int site) {
        enter();
        try {
            execution.lockSteps.release(this, lock, numberOf(synchronizer), site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void awaiting(Object newCondition, Object synchronizer, int site) {
        enter();
        try {
            int number = numberOf(synchronizer);
            execution.lockSteps.await(this, newCondition, synchronizer, number, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void awoken(Object oldCondition, Object synchronizer, int site) {
        enter();
        try {
            execution.lockSteps.awoken(this, numberOf(synchronizer));
        } finally {
            deaf = 0;
        }
    }

    // ---- what surrounds

    @Override
    public void initialising() {
        if (initialising++ == 0 && listener != null) {
            // What initialises a class happens in one execution, and would make it differ from all others.
            ThreadSlot.set(thread, null);
        }
    }

    @Override
    public void initialised() {
        if (--initialising == 0 && listener != null) {
            ThreadSlot.set(thread, listener);
        }
    }

    @Override
    public void initialisingFailed() {
        execution.parts.unwinder.initialisingFailed();
        initialised();
    }

    @Override
    public void worksFor(Object newPool) {
        pool = newPool;
    }

    @Override
    public void workerMade(Object ofPool, Thread worker) {
        enter();
        execution.parts.pools.addWorker(ofPool, worker);
        deaf = 0;
    }

    @Override
    public Object commonPool(Object shared) {
        if (isInitialising() || !(shared instanceof ForkJoinPool)) {
            return shared;
        }
        enter();
        try {
            return execution.parts.pools.common();
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void task(int site) {
        enter();
        try {
            execution.accessSteps.task(this, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void poolMade(Object newPool) {
        if (initialising == 0) {
            execution.parts.pools.add(newPool);
        }
    }
}
