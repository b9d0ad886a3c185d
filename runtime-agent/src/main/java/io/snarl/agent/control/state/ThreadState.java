package io.snarl.agent.control.state;

import io.snarl.agent.control.carrier.TurnSignal;
import io.snarl.agent.hooks.ThreadControl;
import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.index.IndexedThread;
import io.snarl.agent.index.ObjectAbstractions;
import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;

/**
 * The state of one thread of an execution: its next operation, what it waits for and what it holds.
 *
 * <p>Only the thread whose turn it is changes anything here, in its own object or in another's.
 */
public abstract class ThreadState extends ThreadControl {

    public static final long FOREVER = Long.MAX_VALUE;

    public static final int CIRCUMSTANCE_SEEDS = 1_000_000;

    public int number;
    public final Operation next = new Operation();
    public final SiteOccurrences occurrences = new SiteOccurrences();
    public final LockHoldings held = new LockHoldings();

    public ExecutionState executionState;
    public Thread thread;
    public String name;
    public TurnSignal turn;
    int startedThreads;

    /** What it waits for, on what, and whether it has come. */
    public WaitReason waiting;

    public Object waitsOn;

    /** The number of what it waits on, if that is a monitor. */
    int awaitedMonitor;

    public boolean released;
    public long deadline;
    public long waitingSince;
    public long sleep;
    public boolean interrupted;
    public boolean permit;

    /** A lock of java.util.concurrent that it is about to take, or a condition that it waits for. */
    public Object wantedLock;

    public int wantedObject;
    public int wantedSite;

    /** Where it is about to take a lock or monitor: a site, or the place of a call if the site is inside the JDK's locks. */
    public int wantedPlace;

    public Object condition;

    /** When it got in line for the condition: it still held the lock, so this is the order in which they are signalled. */
    public long inLineSince;

    public int lockCount;
    public int lockPlace;

    public Object pool;
    public ActionGroup group;
    public ThreadState role;
    public boolean begun;
    public boolean daemon;
    public int initialising;
    public int pointsInARow;
    public int readsInARow;
    public int stepsAlone;
    public long timesAsked;
    public long askedAt;
    public long randoms;
    public Throwable thrown;
    private IndexedThread indexed;

    private Object lastNumbered;
    private int lastNumber;
    private Object numberedBefore;
    private int numberBefore;

    public ThreadState(int number) {
        this.number = number;
    }

    void reset(ExecutionState of, Thread newThread, String newName, TurnSignal newTurn, ObjectAbstractions names) {
        executionState = of;
        thread = newThread;
        name = newName;
        turn = newTurn;
        deaf = 0;
        startedThreads = 0;
        waiting = WaitReason.NOT;
        waitsOn = null;
        lastNumbered = null;
        numberedBefore = null;
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
        int seed = number + 1 + of.circumstances * CIRCUMSTANCE_SEEDS;
        ThreadSlot.threadLocalRandomSeed(newThread, 0x9E3779B97F4A7C15L * seed);
        ThreadSlot.threadLocalRandomProbe(newThread, 0x9E3779B9 * seed | 1);
        ThreadSlot.threadLocalRandomSecondarySeed(newThread, 0x85EBCA6B * seed | 1);
    }

    private void listen(ObjectAbstractions names) {
        if (names != null) {
            if (indexed == null) {
                indexed = names.thread(number);
            }
            indexed.begin();
        }
        listener = names == null ? null : indexed;
    }

    /**
     * Prepares a thread that waits for work for another execution.
     *
     * @param since a time before anyone begins to wait in this execution, which counts its steps from the start
     */
    void stay(int newNumber, String newName, long since, ObjectAbstractions names) {
        waitingSince = since;
        inLineSince = since;
        number = newNumber;
        name = newName;
        indexed = null;
        listen(names);
        ThreadSlot.set(thread, listener);
        startedThreads = 0;
        waiting = WaitReason.FOR_PERMIT;
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

    /** Returns since when it waits for work, in the order in which its pool hands out work. */
    long idleSince() {
        return condition == null ? waitingSince : inLineSince;
    }

    /** Returns whether it is the test's own thread. */
    public boolean isMain() {
        return number == 0;
    }

    /**
     * Returns the number of an object, which is its identity hash. The JVM may take long to tell that of an object whose monitor somebody
     * holds, and threads mostly stay with the same few objects.
     */
    public int numberOf(Object object) {
        if (object != lastNumbered) {
            Object last = lastNumbered;
            int number = lastNumber;
            lastNumbered = object;
            lastNumber = object == numberedBefore ? numberBefore : System.identityHashCode(object);
            numberedBefore = last;
            numberBefore = number;
        }
        return lastNumber;
    }

    /** Notes which monitor it is about to take, or waits on. */
    public void waitOnMonitor(Object object, int number) {
        waitsOn = object;
        awaitedMonitor = number;
    }

    public boolean isAlive() {
        return waiting != WaitReason.ENDED;
    }

    /**
     * Returns whether the thread initialises a class, which the JVM lets no other thread use meanwhile, so that it must
     * not be switched.
     */
    public boolean isInitialising() {
        return initialising > 0;
    }

    /** Gives this thread a permit; returns false if it belongs to another execution. */
    public boolean permit(ExecutionState of) {
        if (executionState != of) {
            return false;
        }
        if (waiting == WaitReason.FOR_PERMIT) {
            released = true;
        } else {
            permit = true;
        }
        return true;
    }
}
