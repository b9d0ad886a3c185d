package io.snarl.agent.control;

import io.snarl.agent.hooks.ThreadControl;
import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.index.Abstractions;
import io.snarl.agent.index.IndexedThread;
import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;

/**
 * One thread of an execution: what it does next, what it waits for and what it holds.
 *
 * <p>Only the thread whose turn it is changes anything here, in its own object or in another's.
 */
final class ControlledThread extends ThreadControl {

    static final long FOREVER = Long.MAX_VALUE;

    int number;
    final Operation next = new Operation();
    final Occurrences occurrences = new Occurrences();
    final Holdings held = new Holdings();

    Execution execution;
    Thread thread;
    String name;
    Turn turn;
    int startedThreads;

    /** What it waits for, on what, and whether it has come. */
    Waiting waiting;

    Object waitsOn;
    boolean released;
    long deadline;
    long waitingSince;
    long sleep;
    boolean interrupted;
    private boolean permit;

    /** A lock of java.util.concurrent that it is about to take, or a condition that it waits for. */
    Object wantedLock;

    int wantedObject;
    int wantedSite;

    /** Where it is about to take a lock or monitor: a site, or the place of a call if the site is inside the JDK's locks. */
    int wantedPlace;

    Object condition;
    private int lockCount;
    private int lockPlace;

    Object pool;
    Group group;
    ControlledThread role;
    boolean begun;
    boolean daemon;
    private int initialising;
    int pointsInARow;
    int readsInARow;
    int stepsAlone;
    long timesAsked;
    long askedAt;
    private long randoms;
    Throwable thrown;
    private IndexedThread indexed;

    ControlledThread(int number) {
        this.number = number;
    }

    void reset(Execution of, Thread newThread, String newName, Turn newTurn, Abstractions names) {
        execution = of;
        thread = newThread;
        name = newName;
        turn = newTurn;
        deaf = 0;
        startedThreads = 0;
        waiting = Waiting.NOT;
        waitsOn = null;
        released = false;
        deadline = FOREVER;
        interrupted = false;
        permit = false;
        wantedLock = null;
        condition = null;
        pool = null;
        group = null;
        role = null;
        begun = false;
        daemon = newThread.isDaemon();
        initialising = 0;
        pointsInARow = 0;
        readsInARow = 0;
        stepsAlone = 0;
        timesAsked = 0;
        askedAt = 0;
        randoms = 0;
        thrown = null;
        occurrences.clear();
        held.clear();
        next.set(OperationKind.BEGIN, 0, Operation.NO_OBJECT, 0);
        listen(names);
        ThreadSlot.threadLocalRandomSeed(newThread, 0x9E3779B97F4A7C15L * (number + 1));
        ThreadSlot.threadLocalRandomProbe(newThread, 0x9E3779B9 * (number + 1) | 1);
        ThreadSlot.threadLocalRandomSecondarySeed(newThread, 0x85EBCA6B * (number + 1) | 1);
    }

    private void listen(Abstractions names) {
        if (names != null) {
            if (indexed == null) {
                indexed = names.thread(number);
            }
            indexed.begin();
        }
        listener = names == null ? null : indexed;
    }

    /** Makes ready for another execution a thread that waits for work all the time. */
    void stay(int newNumber, String newName, Abstractions names) {
        number = newNumber;
        name = newName;
        indexed = null;
        listen(names);
        ThreadSlot.set(thread, listener);
        startedThreads = 0;
        waiting = Waiting.FOR_PERMIT;
        released = false;
        deadline = FOREVER;
        interrupted = false;
        permit = false;
        timesAsked = 0;
        askedAt = 0;
        randoms = 0;
        occurrences.clear();
        held.clear();
        next.set(OperationKind.PARK, next.site(), Operation.NO_OBJECT, 0);
    }

    boolean isAlive() {
        return waiting != Waiting.ENDED;
    }

    /** Whether switches would be in the way: the JVM lets nobody else use a class while it is being initialised. */
    boolean isInitialising() {
        return initialising > 0;
    }

    /** Makes this thread deaf, after waiting for its first turn if it has not had one. */
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
                execution.access(this, System.identityHashCode(self), self, site);
            } finally {
                deaf = 0;
            }
        }
    }

    @Override
    public void accessStatic(int site) {
        enter();
        try {
            execution.access(this, Execution.STATICS, null, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void accessElement(Object array, int index, int site) {
        if (array != null) {
            enter();
            try {
                execution.accessElement(this, System.identityHashCode(array), array, index, site);
            } finally {
                deaf = 0;
            }
        }
    }

    @Override
    public void update(Object self, int site) {
        enter();
        try {
            int object = self == null ? Execution.STATICS : System.identityHashCode(self);
            execution.update(this, object, self, site);
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
                execution.enterMonitor(this, object, System.identityHashCode(object), site);
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
                execution.exitMonitor(this, object, System.identityHashCode(object), site);
            } finally {
                deaf = 0;
            }
        }
    }

    @Override
    public boolean await(Object object, long nanos, int site) throws InterruptedException {
        enter();
        try {
            return execution.await(this, object, System.identityHashCode(object), nanos, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public boolean notify(Object object, boolean all, int site) {
        enter();
        try {
            return execution.notify(this, object, System.identityHashCode(object), all, site);
        } finally {
            deaf = 0;
        }
    }

    // ---- parking and time

    @Override
    public boolean sleep(long nanos, int site) throws InterruptedException {
        enter();
        try {
            execution.sleep(this, nanos, site);
            return true;
        } finally {
            deaf = 0;
        }
    }

    @Override
    public boolean yield(int site) {
        enter();
        try {
            execution.yield(this, site);
            return true;
        } finally {
            deaf = 0;
        }
    }

    @Override
    public boolean park(Object blocker, boolean timed, long nanos, int site) {
        enter();
        try {
            occurrences.count(site);
            if (permit) {
                permit = false;
            } else if (!thread.isInterrupted()) {
                execution.park(this, blocker, timed ? nanos : FOREVER, site);
            }
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
        ThreadControl target = ThreadSlot.controlOf(other);
        if (target == null || !((ControlledThread) target).permit(execution)) {
            return false;
        }
        enter();
        try {
            occurrences.count(site);
            execution.log(this, OperationKind.UNPARK, site, null, ((ControlledThread) target).name);
            return true;
        } finally {
            deaf = 0;
        }
    }

    /** Gives this thread a permit; says no if it belongs to another execution. */
    boolean permit(Execution of) {
        if (execution != of) {
            return false;
        }
        if (waiting == Waiting.FOR_PERMIT) {
            released = true;
        } else {
            permit = true;
        }
        return true;
    }

    @Override
    public void unparkedFromOutside() {
        execution.unparkedFromOutside(this);
    }

    @Override
    public long nanoTime(int site) {
        enter();
        try {
            return execution.time(this, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public long randomSeed() {
        return 0x9E3779B97F4A7C15L * (++randoms * 1_000 + number + 1);
    }

    // ---- threads

    @Override
    public void starting(Thread other, int site) {
        enter();
        try {
            execution.start(this, other, site);
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
                execution.begin(this);
            } finally {
                deaf = 0;
            }
        }
    }

    @Override
    public void end(int site) {
        enter();
        ThreadSlot.steer(thread, null);
        execution.end(this, site);
    }

    @Override
    public boolean join(Thread other, long nanos, int site) throws InterruptedException {
        enter();
        try {
            return execution.join(this, other, nanos == 0 ? FOREVER : nanos, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public Thread.State stateOf(Thread other, int site) {
        enter();
        try {
            return execution.stateOf(this, other, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void look(Thread other, int site) {
        enter();
        try {
            execution.look(this, other, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void interrupting(Thread other, int site) {
        if (other != thread) {
            enter();
            try {
                execution.interrupting(this, other, site);
            } finally {
                deaf = 0;
            }
        }
    }

    @Override
    public void interrupted(Thread other) {
        ThreadControl target = ThreadSlot.controlOf(other);
        if (target instanceof ControlledThread controlled && controlled.execution == execution) {
            execution.interrupt(controlled);
        }
    }

    @Override
    public boolean uncaught(Throwable uncaught) {
        enter();
        try {
            return execution.uncaught(this, uncaught);
        } finally {
            deaf = 0;
        }
    }

    // ---- locks of java.util.concurrent

    @Override
    public void locking(Object lock, Object synchronizer, int site) {
        enter();
        try {
            wantedLock = lock;
            wantedObject = System.identityHashCode(synchronizer);
            wantedSite = site;
            wantedPlace = execution.placeOfLock(site);
            execution.lock(this, wantedObject, lock, site);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void locked(Object lock, Object synchronizer, int site) {
        enter();
        try {
            held.add(lock, System.identityHashCode(synchronizer), wantedPlace, 1);
            if (execution.log() != null) {
                held.line(System.identityHashCode(synchronizer), Callers.lineOf(new Throwable().getStackTrace()));
            }
            wantedLock = null;
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
            if (held.remove(System.identityHashCode(synchronizer))) {
                execution.log(this, OperationKind.UNLOCK, site, lock, null);
            }
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void awaiting(Object newCondition, Object synchronizer, int site) {
        enter();
        try {
            int object = System.identityHashCode(synchronizer);
            int position = held.positionOf(object);
            condition = newCondition;
            wantedLock = position < 0 ? synchronizer : held.lock(position);
            lockPlace = position < 0 ? site : held.place(position);
            wantedSite = site;
            wantedObject = object;
            lockCount = held.removeAll(object);
        } finally {
            deaf = 0;
        }
    }

    @Override
    public void awoken(Object oldCondition, Object synchronizer, int site) {
        enter();
        try {
            if (lockCount > 0) {
                held.add(wantedLock, System.identityHashCode(synchronizer), lockPlace, lockCount);
            }
            condition = null;
            wantedLock = null;
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
    public void worksFor(Object newPool) {
        pool = newPool;
    }

    @Override
    public void workerMade(Object ofPool, Thread worker) {
        enter();
        execution.workerMade(ofPool, worker);
        deaf = 0;
    }

    @Override
    public void poolMade(Object newPool) {
        if (initialising == 0) {
            execution.poolMade(newPool);
        }
    }
}
