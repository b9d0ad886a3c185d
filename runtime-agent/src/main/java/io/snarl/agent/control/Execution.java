package io.snarl.agent.control;

import io.snarl.agent.hooks.ThreadControl;
import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.index.Abstractions;
import io.snarl.agent.schedule.Switch;
import io.snarl.agent.site.Site;
import io.snarl.agent.strategy.Choice;
import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * One run of a test: its threads, of which one at a time goes on, and what each of their steps means for the others.
 *
 * <p>All of this is changed only by the thread whose turn it is; handing the turn over publishes the changes.
 */
final class Execution implements Choice {

    /** Stands for the object that all static fields belong to. */
    static final int STATICS = -1;

    private static final int SPINNING = 500;
    private static final int LONG_ALONE = 5_000;
    private static final int WAITING_FOR_CHANGE = 40;
    private static final int FAIR_SHARE = 20;
    private static final long LONGEST_RACE = 1_000_000_000;
    private static final long ASKING_NANOS = 1_000;
    private static final int BETWEEN_ASKING = 20;
    private static final int GRACE_MILLIS = 50;
    private static final int MOST_THREADS = 1_000;
    private static final int MOST_AFTER_END = 100_000;
    private static final int OWN_STEPS = 20;

    private final SharedPlaces places;
    private final Places words;
    private final Locations locations = new Locations();
    final Monitors monitors = new Monitors();
    private final LockCalls lockCalls = new LockCalls();
    private final SwitchLog switches = new SwitchLog();
    private final long startOfTime = System.currentTimeMillis() * 1_000_000;
    private final long stepLimit;
    private final Abstractions abstractions;

    private ControlledThread[] threads = new ControlledThread[8];
    private int threadCount;
    private int alive;
    private int[] enabled = new int[8];
    private int enabledCount;
    private ControlledThread chooser;
    private boolean chooserYields;
    private int choices;
    private long operations;
    private int stepsAfterEnd;

    private Decider decider;
    private Abstractions names;
    private StepLog log;
    private long now;
    private boolean sleepersRace;
    private volatile Failure failure;
    private volatile boolean over;
    private boolean fair;
    private boolean overruled;
    private boolean bodyEnded;
    private volatile boolean abandoned;
    private volatile boolean lostMain;
    private volatile ControlledThread outside;
    private boolean outsideWasHeard;
    private int deafnesses;
    private final PoolsOfExecution pools = new PoolsOfExecution();
    private final List<ControlledThread> residents = new ArrayList<>();

    /** How many steps were taken; the watchdog looks at it to see whether anything moves. */
    long steps;

    volatile ControlledThread current;

    Execution(SharedPlaces places, Places words, long stepLimit, Abstractions abstractions) {
        this.places = places;
        this.words = words;
        this.stepLimit = stepLimit;
        this.abstractions = abstractions;
    }

    // ---- begin and end

    /** Makes ready for another run, with the given thread as the one of the test. */
    ControlledThread begin(Thread thread, Turn turn, Decider newDecider, StepLog newLog, boolean race) {
        locations.clear();
        monitors.clear();
        switches.clear();
        pools.clear();
        threadCount = 0;
        alive = 0;
        choices = 0;
        operations = 0;
        stepsAfterEnd = 0;
        decider = newDecider;
        names = decider.asksForNames() ? abstractions : null;
        if (names != null) {
            names.begin();
        }
        log = newLog;
        now = startOfTime;
        sleepersRace = race;
        failure = null;
        over = false;
        fair = false;
        overruled = false;
        bodyEnded = false;
        outside = null;
        steps = 0;
        ControlledThread main = add(thread, "main", turn);
        main.begun = true;
        current = main;
        addResidents();
        return main;
    }

    /** Takes over the workers of pools that are older than the execution and wait for work. */
    private void addResidents() {
        residents.removeIf(resident -> !resident.thread.isAlive());
        // Their pools wake the one first that has waited longest, and it is to have the same name each time.
        residents.sort(Comparator.comparingLong(resident -> resident.waitingSince));
        for (int i = 0; i < residents.size(); i++) {
            ControlledThread resident = residents.get(i);
            ensureRoom();
            resident.stay(threadCount, "resident-" + (i + 1), names);
            threads[threadCount++] = resident;
            alive++;
        }
        residents.clear();
    }

    /** Keeps the workers of older pools that wait for work, since their pools count on them. */
    void keepResidents() {
        for (int i = 1; i < threadCount; i++) {
            if (threads[i].isAlive()) {
                residents.add(threads[i]);
                String name = threads[i].name;
                threads[i] = new ControlledThread(i);
                threads[i].name = name;
                threads[i].waiting = Waiting.ENDED;
                alive--;
            }
        }
    }

    private boolean isOfOlderPool(ControlledThread thread) {
        return thread.pool != null && !pools.contains(thread.pool);
    }

    /** Whether a worker waits for work. */
    boolean isIdle(ControlledThread worker) {
        return worker.waiting == Waiting.FOR_PERMIT
                && (worker.wantedLock == null || worker.condition != null)
                && isInPool(worker);
    }

    /** Whether a worker does something for its pool, and not for the program. */
    private static boolean isInPool(ControlledThread thread) {
        return Callers.lineOf(thread.thread.getStackTrace()) == null;
    }

    ControlledThread add(Thread thread, String name, Turn turn) {
        ensureRoom();
        ControlledThread added = threads[threadCount];
        if (added == null) {
            added = new ControlledThread(threadCount);
            threads[threadCount] = added;
        }
        added.reset(this, thread, name, turn, names);
        threadCount++;
        alive++;
        return added;
    }

    private void ensureRoom() {
        if (threadCount == threads.length) {
            threads = Arrays.copyOf(threads, threadCount * 2);
            enabled = new int[threads.length];
        }
    }

    /** A name for a thread that another one starts, which is the same in every execution. */
    static String nameOfNext(ControlledThread parent) {
        String number = String.valueOf(++parent.startedThreads);
        return parent.number == 0 ? "thread-" + number : parent.name + "." + number;
    }

    Failure failure() {
        return failure;
    }

    boolean isOver() {
        return over;
    }

    int choices() {
        return choices;
    }

    int alive() {
        return alive;
    }

    /** Whether somebody other than the strategy had to choose. */
    boolean wasOverruled() {
        return overruled;
    }

    SwitchLog switches() {
        return switches;
    }

    StepLog log() {
        return log;
    }

    int threadCount() {
        return threadCount;
    }

    ControlledThread thread(int number) {
        return threads[number];
    }

    // ---- reads and writes

    void access(ControlledThread me, int object, Object self, int site) {
        me.occurrences.count(site);
        steps++;
        if (alive == 1) {
            checkSteps(me);
            return;
        }
        int part = places.partOf(site);
        boolean writes = places.writes(site);
        if (locations.conflicts(object, part, writes, me.number, site)) {
            places.shareField(part);
        }
        if (places.isSharedField(part) || decider.forces(site) || isLongAlone(me)) {
            point(me, writes ? OperationKind.WRITE : OperationKind.READ, site, object, part, self);
        } else {
            checkSteps(me);
            if (log != null) {
                log.local(me, site, self);
            }
        }
    }

    void accessElement(ControlledThread me, int object, Object array, int index, int site) {
        me.occurrences.count(site);
        steps++;
        if (alive == 1) {
            checkSteps(me);
            return;
        }
        boolean writes = places.writes(site);
        conflict(me, object, index, writes, site);
        if (places.isSharedSite(site) || decider.forces(site) || isLongAlone(me)) {
            point(me, writes ? OperationKind.WRITE : OperationKind.READ, site, object, index, array);
        } else {
            checkSteps(me);
        }
    }

    /** An object that is made to be shared: a step on it as a whole. */
    void update(ControlledThread me, int object, Object self, int site) {
        me.occurrences.count(site);
        steps++;
        if (alive == 1) {
            checkSteps(me);
            return;
        }
        boolean reads = places.onlyReads(site);
        conflict(me, object, 0, !reads, site);
        if (places.isSharedSite(site) || decider.forces(site) || isLongAlone(me)) {
            point(me, reads ? OperationKind.READ : OperationKind.UPDATE, site, object, 0, self);
        } else {
            operations++;
            checkSteps(me);
        }
    }

    /** A thread that goes on for long without a choice may wait for one that has not begun to do what it waits for. */
    private boolean isLongAlone(ControlledThread me) {
        if (++me.stepsAlone <= LONG_ALONE) {
            return false;
        }
        me.stepsAlone = 0;
        chooserYields = true;
        return true;
    }

    private void conflict(ControlledThread me, int object, int part, boolean writes, int site) {
        if (locations.conflicts(object, part, writes, me.number, site)) {
            places.shareSite(site);
            places.shareSite(locations.otherSite());
        }
    }

    // ---- monitors

    void enterMonitor(ControlledThread me, Object object, int number, int site) {
        me.occurrences.count(site);
        steps++;
        if (over) {
            if (!monitors.isFreeFor(number, me.number)) {
                throw new ScheduleEnded();
            }
        } else if (alive > 1) {
            if (monitors.ownerOf(number) != me.number) {
                conflict(me, number, 0, true, site);
                lockPoint(me, number, site, object);
            }
        } else {
            checkSteps(me);
        }
        monitors.take(number, me.number, 1);
        me.held.add(object, number, site, 1);
    }

    private void lockPoint(ControlledThread me, int number, int site, Object object) {
        me.wantedPlace = site;
        if (me.held.size() > 0) {
            me.next.set(OperationKind.LOCK, site, number, 0);
            decider.locks(this, me.number);
        }
        boolean free = monitors.ownerOf(number) == Monitors.NOBODY;
        if (free && (places.isSharedSite(site) || decider.forces(site) || isLongAlone(me))) {
            me.waiting = Waiting.FOR_MONITOR;
            me.waitsOn = object;
            point(me, OperationKind.LOCK, site, number, 0, object);
            me.waiting = Waiting.NOT;
        } else if (!free) {
            me.next.set(OperationKind.LOCK, site, number, 0);
            me.waitsOn = object;
            if (log != null) {
                log.blocked(me, OperationKind.LOCK, site, object);
            }
            block(me, Waiting.FOR_MONITOR, ControlledThread.FOREVER);
            if (log != null) {
                log.step(me, OperationKind.LOCK, site, number, 0, object, true);
            }
        } else {
            checkSteps(me);
        }
    }

    void exitMonitor(ControlledThread me, Object object, int number, int site) {
        operations++;
        boolean free = monitors.release(number, me.number);
        me.held.remove(number);
        if (free) {
            log(me, OperationKind.UNLOCK, site, object, null);
        }
    }

    /** Says no if the thread does not own the monitor, so that the JVM can say that in its own way. */
    boolean await(ControlledThread me, Object object, int number, long nanos, int site) throws InterruptedException {
        me.occurrences.count(site);
        if (monitors.ownerOf(number) != me.number) {
            return false;
        }
        steps++;
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        int heldPlace = me.held.place(me.held.positionOf(number));
        int times = monitors.releaseAll(number);
        me.held.removeAll(number);
        me.next.set(OperationKind.WAIT, site, number, 0);
        me.waitsOn = object;
        me.interrupted = false;
        if (log != null) {
            log.step(me, OperationKind.WAIT, site, number, 0, object, true);
        }
        try {
            block(me, Waiting.FOR_NOTIFICATION, nanos == 0 ? ControlledThread.FOREVER : nanos);
        } finally {
            monitors.take(number, me.number, times);
            me.held.add(object, number, heldPlace, times);
        }
        if (log != null) {
            log.woken(me, site, object);
        }
        if (me.interrupted || Thread.interrupted()) {
            me.interrupted = false;
            throw new InterruptedException();
        }
        return true;
    }

    boolean notify(ControlledThread me, Object object, int number, boolean all, int site) {
        me.occurrences.count(site);
        if (monitors.ownerOf(number) != me.number) {
            return false;
        }
        steps++;
        ControlledThread first = null;
        for (int i = 0; i < threadCount; i++) {
            ControlledThread other = threads[i];
            if (other.waiting == Waiting.FOR_NOTIFICATION && other.waitsOn == object && !other.released) {
                if (all) {
                    other.released = true;
                } else if (first == null || other.waitingSince < first.waitingSince) {
                    first = other;
                }
            }
        }
        if (first != null) {
            first.released = true;
        }
        log(me, OperationKind.NOTIFY, site, object, null);
        return true;
    }

    // ---- locks of java.util.concurrent, parking, time

    /** Where a lock is being taken: to find its caller takes long, and a thread that is alone may take very many. */
    int placeOfLock(int site) {
        return alive > 1 ? lockCalls.current() : site;
    }

    void lock(ControlledThread me, int number, Object lock, int site) {
        me.occurrences.count(site);
        steps++;
        if (alive > 1 && !over) {
            conflict(me, number, 0, true, site);
            if (names != null) {
                names.standsFor(number, lock);
            }
            if (me.held.size() > 0 && me.held.positionOf(number) < 0) {
                me.next.set(OperationKind.LOCK, site, number, 0);
                decider.locks(this, me.number);
            }
            if (places.isSharedSite(site) || decider.forces(site) || isLongAlone(me)) {
                point(me, OperationKind.LOCK, site, number, 0, lock);
                return;
            }
        }
        checkSteps(me);
    }

    void park(ControlledThread me, Object blocker, long nanos, int site) {
        steps++;
        me.next.set(OperationKind.PARK, site, Operation.NO_OBJECT, 0);
        me.waitsOn = blocker;
        if (log != null) {
            log.blocked(me, OperationKind.PARK, site, blocker);
        }
        block(me, Waiting.FOR_PERMIT, nanos);
    }

    void sleep(ControlledThread me, long nanos, int site) throws InterruptedException {
        me.occurrences.count(site);
        steps++;
        if (Thread.interrupted()) {
            places.interruptSleep(site);
            throw new InterruptedException();
        }
        me.sleep = nanos;
        me.next.set(OperationKind.SLEEP, site, Operation.NO_OBJECT, 0);
        me.waitsOn = null;
        me.interrupted = false;
        log(me, OperationKind.SLEEP, site, null, null);
        block(me, Waiting.FOR_TIME, nanos);
        if (me.interrupted) {
            places.interruptSleep(site);
            me.interrupted = false;
            Thread.interrupted();
            throw new InterruptedException();
        }
    }

    void yield(ControlledThread me, int site) {
        me.occurrences.count(site);
        steps++;
        if (alive > 1 && !over) {
            chooserYields = true;
            point(me, OperationKind.YIELD, site, Operation.NO_OBJECT, 0, null);
        } else {
            checkSteps(me);
        }
    }

    /** Tells the time, which passes while a thread does nothing but ask for it. */
    long time(ControlledThread me, int site) {
        me.occurrences.count(site);
        me.timesAsked = steps - me.askedAt > BETWEEN_ASKING ? 1 : me.timesAsked + 1;
        me.askedAt = ++steps;
        if (alive > 1 && !over && anyoneElseCanGoOn(me)) {
            now += ASKING_NANOS;
            if (me.timesAsked > WAITING_FOR_CHANGE) {
                // It does not wait for the time to pass, but for what another one does in the meantime.
                me.timesAsked = 0;
                chooserYields = true;
                point(me, OperationKind.YIELD, site, Operation.NO_OBJECT, 0, null);
            } else {
                checkSteps(me);
            }
        } else {
            now += me.timesAsked * ASKING_NANOS;
            checkSteps(me);
        }
        return now;
    }

    private boolean anyoneElseCanGoOn(ControlledThread me) {
        for (int i = 0; i < threadCount; i++) {
            if (threads[i] != me && canGoOn(threads[i])) {
                return true;
            }
        }
        return false;
    }

    void unparkedFromOutside(ControlledThread thread) {
        outside = thread;
    }

    // ---- threads

    void start(ControlledThread me, Thread thread, int site) {
        me.occurrences.count(site);
        steps++;
        if (over && (!isOfOlderPool(me) || threadCount > MOST_THREADS)) {
            throw new ScheduleEnded();
        }
        // Threads that the JDK keeps for itself serve everyone, such as those that carry virtual threads.
        boolean ofJvm = thread.getClass().getName().startsWith("jdk.internal.misc.");
        if (thread.getState() == Thread.State.NEW && !ofJvm) {
            ControlledThread started = add(thread, nameOfNext(me), new Turn(thread));
            started.pool = pools.poolOf(thread);
            ThreadSlot.steer(thread, started);
            log(me, OperationKind.START, site, null, started.name);
        }
    }

    /** The first turn of a thread. */
    void begin(ControlledThread me) {
        me.turn.await();
        if (!over || !isOfOlderPool(me)) {
            afterTurn(me);
        }
        steps++;
        if (log != null) {
            log.begin(me);
        }
    }

    /** The last turn of a thread, after which it does not wait for another. */
    void end(ControlledThread me, int site) {
        me.next.set(OperationKind.END, site, Operation.NO_OBJECT, 0);
        me.occurrences.count(site);
        steps++;
        awaitMonitorOfEnd(me, site);
        log(me, OperationKind.END, site, null, null);
        ended(me);
        if (over) {
            unwindNext();
        } else {
            leave(me, Switch.Cause.ENDED);
        }
    }

    /** The JVM takes the monitor of a thread to say that it has ended, and join gives it back while it waits. */
    private void awaitMonitorOfEnd(ControlledThread me, int site) {
        int number = System.identityHashCode(me.thread);
        int owner = monitors.ownerOf(number);
        if (over
                || owner == Monitors.NOBODY
                || owner == me.number
                || threads[owner].waiting == Waiting.FOR_END_OF_THREAD && threads[owner].waitsOn == me.thread) {
            return;
        }
        me.waitsOn = me.thread;
        try {
            block(me, Waiting.FOR_MONITOR, ControlledThread.FOREVER);
        } catch (ScheduleEnded e) {
            // It ends all the same.
        }
    }

    /** Notes that a thread is through. */
    void ended(ControlledThread me) {
        operations++;
        me.waiting = Waiting.ENDED;
        alive--;
        if (me.group != null) {
            me.group.ended();
        }
        for (int i = 0; i < threadCount; i++) {
            ControlledThread other = threads[i];
            boolean waits = other.waiting == Waiting.FOR_END_OF_THREAD || other.waiting == Waiting.FOR_NOTIFICATION;
            if (waits && other.waitsOn == me.thread) {
                other.released = true;
            }
        }
    }

    /** Notes the first step of a thread that runs an action of a group. */
    void begun(ControlledThread me) {
        me.waiting = Waiting.NOT;
        steps++;
        if (log != null) {
            log.begin(me);
        }
    }

    /** Waits for all actions of a group, of which this thread may run one itself in another role. */
    void awaitGroup(ControlledThread me, ControlledThread role) {
        me.waiting = Waiting.FOR_END_OF_THREAD;
        me.waitsOn = null;
        me.released = false;
        me.deadline = ControlledThread.FOREVER;
        me.role = role;
        if (role == null) {
            leave(me, Switch.Cause.BLOCKED);
        } else {
            try {
                playRole(me, role);
            } finally {
                endRole(role);
            }
        }
        me.role = null;
        if (over) {
            throw new ScheduleEnded();
        }
        me.waiting = Waiting.NOT;
    }

    /** Nobody would end it later: the thread that plays it is on its way out. */
    private void endRole(ControlledThread role) {
        if (over && role.isAlive()) {
            ended(role);
        }
    }

    private void playRole(ControlledThread me, ControlledThread role) {
        ControlledThread next = nextAfter(me);
        if (next == null) {
            return;
        }
        if (next != role) {
            switches.add(me, next, Switch.Cause.BLOCKED);
            pass(next);
            role.turn.await();
        } else {
            switches.add(me, next, Switch.Cause.BLOCKED);
        }
        current = role;
        role.group.performLast(role);
        role.next.set(OperationKind.END, 0, Operation.NO_OBJECT, 0);
        log(role, OperationKind.END, 0, null, null);
        ended(role);
        if (over) {
            return;
        }
        leaveRole(me, role);
    }

    private void leaveRole(ControlledThread me, ControlledThread role) {
        ControlledThread next = nextAfter(role);
        if (next == null) {
            if (!over) {
                fail(Failures.deadlock(this));
            }
            return;
        }
        switches.add(role, next, Switch.Cause.ENDED);
        current = next;
        if (next != me) {
            pass(next);
            me.turn.await();
        }
    }

    /** Says no if nothing has to be waited for but what the JVM does after a thread's last step. */
    boolean join(ControlledThread me, Thread thread, long nanos, int site) throws InterruptedException {
        me.occurrences.count(site);
        steps++;
        ThreadControl control = ThreadSlot.controlOf(thread);
        if (!(control instanceof ControlledThread other) || other.execution != this || !other.isAlive()) {
            return false;
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        me.next.set(OperationKind.JOIN, site, Operation.NO_OBJECT, 0);
        me.waitsOn = thread;
        me.interrupted = false;
        if (log != null) {
            log.blocked(me, OperationKind.JOIN, site, thread);
        }
        block(me, Waiting.FOR_END_OF_THREAD, nanos);
        if (me.interrupted) {
            me.interrupted = false;
            Thread.interrupted();
            throw new InterruptedException();
        }
        return other.isAlive();
    }

    /** What the JVM would say of a thread if others ran beside it; null if it is not one of this execution. */
    Thread.State stateOf(ControlledThread me, Thread thread, int site) {
        ControlledThread known = null;
        for (int i = 0; i < threadCount && known == null; i++) {
            known = threads[i].thread == thread ? threads[i] : null;
        }
        if (known == null) {
            return null;
        }
        look(me, thread, site);
        return States.of(this, known);
    }

    /** Something about a thread is about to be asked that changes as the thread goes on. */
    void look(ControlledThread me, Thread thread, int site) {
        me.occurrences.count(site);
        steps++;
        int number = System.identityHashCode(thread);
        if (alive > 1 && !over && (thread != me.thread || isWorthAPoint(me, number, site))) {
            point(me, OperationKind.READ, site, number, 0, thread);
        } else {
            checkSteps(me);
        }
    }

    private boolean isWorthAPoint(ControlledThread me, int object, int site) {
        conflict(me, object, 0, false, site);
        return places.isSharedSite(site) || decider.forces(site) || isLongAlone(me);
    }

    /** A thread is about to be interrupted. */
    void interrupting(ControlledThread me, Thread thread, int site) {
        me.occurrences.count(site);
        steps++;
        if (alive > 1 && !over) {
            int number = System.identityHashCode(thread);
            conflict(me, number, 0, true, site);
            point(me, OperationKind.INTERRUPT, site, number, 0, thread);
        } else {
            checkSteps(me);
        }
    }

    void interrupt(ControlledThread other) {
        switch (other.waiting) {
            case FOR_NOTIFICATION, FOR_TIME, FOR_END_OF_THREAD -> {
                other.interrupted = true;
                other.released = true;
            }
            case FOR_PERMIT -> other.released = true;
            default -> {
                // The program will find the flag.
            }
        }
    }

    boolean uncaught(ControlledThread me, Throwable thrown) {
        if (over || thrown instanceof ScheduleEnded) {
            return true;
        }
        Thread.UncaughtExceptionHandler handler = me.thread.getUncaughtExceptionHandler();
        if (handler.getClass() != ThreadGroup.class) {
            return false;
        }
        me.thrown = thrown;
        fail(Failures.exception(me, thrown));
        return true;
    }

    void poolMade(Object pool) {
        pools.add(pool);
    }

    void workerMade(Object pool, Thread worker) {
        pools.addWorker(pool, worker);
    }

    // ---- turns

    /** A step before which another thread may go on. */
    private void point(ControlledThread me, OperationKind kind, int site, int object, int part, Object self) {
        me.next.set(kind, site, object, part);
        checkSteps(me);
        if (over) {
            return;
        }
        if (!places.isOfJdk(site) || decider.isGiven() || !Callers.isInsideJvm(words::isRewritten)) {
            operations++;
            if (!me.isInitialising()) {
                choosePoint(me, kind);
            }
        }
        chooserYields = false;
        if (log != null) {
            log.step(me, kind, site, object, part, self, true);
        }
    }

    private void choosePoint(ControlledThread me, OperationKind kind) {
        me.stepsAlone = 0;
        me.readsInARow = kind == OperationKind.READ ? me.readsInARow + 1 : 0;
        if (++me.pointsInARow > SPINNING || me.readsInARow > WAITING_FOR_CHANGE) {
            // It may wait for what only another thread can do.
            chooserYields = true;
            me.pointsInARow = 0;
            me.readsInARow = 0;
        }
        findEnabled();
        if (enabledCount == 1 && chooserYields && letTimePass()) {
            // Whoever waits in a loop waits for those who wait for a time.
            findEnabled();
        }
        if (enabledCount > 1) {
            ControlledThread next = choose(me, true);
            if (next != me) {
                handOver(me, next, Switch.Cause.PREEMPTED);
            }
        } else if (!decider.noChoice(this, me)) {
            fail(decider.divergence());
            throw new ScheduleEnded();
        }
    }

    /** Waits until what the thread waits for has come and it is its turn. */
    private void block(ControlledThread me, Waiting waiting, long nanos) {
        checkSteps(me);
        if (over) {
            stayOrEnd(me, waiting);
            return;
        }
        operations++;
        me.waiting = waiting;
        me.released = false;
        me.waitingSince = steps;
        me.deadline = nanos == ControlledThread.FOREVER || now + nanos < 0 ? ControlledThread.FOREVER : now + nanos;
        if (waiting == Waiting.FOR_MONITOR || waiting == Waiting.FOR_PERMIT && me.wantedLock != null) {
            endIfDeadlocked(me);
        }
        leave(me, Switch.Cause.BLOCKED);
        if (waiting == Waiting.FOR_TIME && !me.released) {
            now = Math.max(now, me.deadline);
        }
        me.waiting = Waiting.NOT;
        me.waitsOn = null;
        me.deadline = ControlledThread.FOREVER;
    }

    /** Others may go on for ever beside threads that have deadlocked. */
    private void endIfDeadlocked(ControlledThread me) {
        List<ControlledThread> cycle = WaitingRoom.cycleOfLocks(this, me);
        if (!cycle.isEmpty()) {
            logStuck();
            fail(Failures.deadlock(this, cycle));
            throw new ScheduleEnded();
        }
    }

    /** Ends a thread of an execution that is over, unless it is a worker that waits for something of its pool. */
    private void stayOrEnd(ControlledThread me, Waiting waiting) {
        if (waiting != Waiting.FOR_PERMIT || !isOfOlderPool(me) || !isInPool(me)) {
            me.waiting = Waiting.NOT;
            throw new ScheduleEnded();
        }
        me.waiting = waiting;
        me.released = false;
        me.waitingSince = steps;
        unwindNext();
        me.turn.await();
        afterTurn(me);
        me.waiting = Waiting.NOT;
    }

    /** Goes on with another thread, since this one cannot; comes back when it can, unless it has ended. */
    private void leave(ControlledThread me, Switch.Cause cause) {
        if (bodyEnded && !anyoneMatters()) {
            over = true;
        }
        ControlledThread next = over ? null : nextAfter(me);
        if (next == me) {
            return;
        }
        if (next == null) {
            nobodyCanGoOn(me);
            return;
        }
        if (cause == Switch.Cause.ENDED) {
            switches.add(me, next, cause);
            pass(next);
        } else {
            handOver(me, next, cause);
        }
    }

    /** Who goes on when a thread cannot; null if nobody can. */
    private ControlledThread nextAfter(ControlledThread me) {
        while (true) {
            findEnabled();
            if (enabledCount > 1) {
                return choose(me, false);
            }
            if (enabledCount == 1) {
                ControlledThread only = threads[enabled[0]];
                if (only != me && !decider.only(me, only)) {
                    fail(decider.divergence());
                    return null;
                }
                return only;
            }
            if (!letTimePass() && !hearFromOutside()) {
                return null;
            }
        }
    }

    private ControlledThread choose(ControlledThread me, boolean canGoOn) {
        chooser = canGoOn ? me : null;
        choices++;
        int chosen;
        if (fair && decider.mayBeOverruled()) {
            overruled = true;
            chosen = inTurn(me);
        } else {
            chosen = decider.choose(this, me, canGoOn);
        }
        chooserYields = false;
        if (chosen == Choice.NONE) {
            fail(decider.divergence());
            throw new ScheduleEnded();
        }
        return threads[chosen];
    }

    /** The enabled thread after this one, so that everyone has a turn. */
    private int inTurn(ControlledThread me) {
        if (chooser != null && me.pointsInARow % FAIR_SHARE != 0) {
            return me.number;
        }
        for (int i = 0; i < enabledCount; i++) {
            if (enabled[i] > me.number) {
                return enabled[i];
            }
        }
        return enabled[0];
    }

    private void handOver(ControlledThread me, ControlledThread next, Switch.Cause cause) {
        switches.add(me, next, cause);
        me.pointsInARow = 0;
        me.readsInARow = 0;
        pass(next);
        awaitTurn(me);
        afterTurn(me);
    }

    private void pass(ControlledThread next) {
        current = next;
        if (next.waiting == Waiting.FOR_NOTIFICATION) {
            next.turn.giveOn();
        } else {
            next.turn.give();
        }
    }

    private static void awaitTurn(ControlledThread me) {
        if (me.waiting == Waiting.FOR_NOTIFICATION) {
            me.turn.awaitOn(me.waitsOn);
        } else {
            me.turn.await();
        }
    }

    private void afterTurn(ControlledThread me) {
        if (over && isOfOlderPool(me) && isInPool(me)) {
            // In the middle of what its pool does: it may get on until it waits for work.
            return;
        }
        if (over) {
            me.waiting = Waiting.NOT;
            throw new ScheduleEnded();
        }
        me.waiting = me.waiting == Waiting.FOR_MONITOR ? Waiting.NOT : me.waiting;
        current = me;
    }

    private void nobodyCanGoOn(ControlledThread me) {
        if (!over) {
            logStuck();
            Failure found = bodyEnded ? Failures.leftOver(this) : Failures.deadlock(this);
            if (found != null) {
                fail(found);
            }
            over = true;
        }
        if (me.isAlive()) {
            stayOrEnd(me, me.waiting);
        } else {
            unwindNext();
        }
    }

    /** A thread that was stopped before it could say what it wants, says it now. */
    private void logStuck() {
        for (int i = 0; i < threadCount && log != null; i++) {
            ControlledThread thread = threads[i];
            if (thread.waiting == Waiting.FOR_MONITOR && !log.endsBlocked(thread)) {
                log.blocked(thread, OperationKind.LOCK, thread.next.site(), thread.waitsOn);
            }
        }
    }

    /**
     * Passes the turn of an execution that is over to a thread that has still to end, and to the thread of the test when
     * there is none. A thread that waits on an object comes back only when the object's monitor is free.
     */
    void unwindNext() {
        ControlledThread next = threads[0];
        boolean found = false;
        for (int i = threadCount - 1; i >= 0 && !found; i--) {
            ControlledThread thread = threads[i];
            if (isToEnd(thread) && (thread.waiting != Waiting.FOR_NOTIFICATION || isMonitorFree(thread))) {
                next = thread;
                found = true;
            }
        }
        for (int i = threadCount - 1; i >= 0 && !found; i--) {
            if (isToEnd(threads[i])) {
                next = threads[i];
                found = true;
            }
        }
        pass(next);
    }

    /** A thread that plays another role ends only after that, and a worker that waits for work need not end at all. */
    private boolean isToEnd(ControlledThread thread) {
        return thread.isAlive()
                && (thread.role == null || !thread.role.isAlive())
                && !(thread.waiting == Waiting.FOR_PERMIT
                        && !thread.released
                        && isOfOlderPool(thread)
                        && isInPool(thread));
    }

    boolean hasSomeoneToEnd() {
        for (int i = 0; i < threadCount; i++) {
            if (isToEnd(threads[i])) {
                return true;
            }
        }
        return false;
    }

    boolean hasAbandoned() {
        return abandoned;
    }

    /** Ends the execution without a thread that is not heard of; called by the watchdog while nobody moves. */
    void abandon(ControlledThread lost, String why) {
        StackTraceElement[] stack = lost.thread.getStackTrace();
        fail(Failures.uncontrolled(lost, stack, why));
        abandoned = true;
        lost.thread.interrupt();
        lost.waiting = Waiting.ENDED;
        if (lost.thread == threads[0].thread) {
            lostMain = true;
        } else {
            ThreadSlot.steer(lost.thread, null);
            unwindNext();
        }
    }

    /** Whether the thread of the test itself is lost, so that nobody is left to go on with another run. */
    boolean hasLostMain() {
        return lostMain;
    }

    boolean isMonitorFree(ControlledThread thread) {
        return monitors.isFreeFor(System.identityHashCode(thread.waitsOn), thread.number);
    }

    void fail(Failure with) {
        if (failure == null) {
            failure = with;
        }
        over = true;
    }

    /**
     * Ends what does not end. Only steps that matter to other threads count at first, since a test may do much on its own.
     */
    private void checkSteps(ControlledThread me) {
        if (over) {
            if (++stepsAfterEnd > MOST_AFTER_END) {
                throw new ScheduleEnded();
            }
        } else if (operations > stepLimit || steps > stepLimit * OWN_STEPS) {
            // Before it is called endless, everyone gets a fair share of as many steps again.
            fair = true;
            if (operations > stepLimit * 2 || steps > stepLimit * OWN_STEPS * 2) {
                if (bodyEnded) {
                    over = true;
                } else {
                    fail(Failures.endless(this, me));
                }
                throw new ScheduleEnded();
            }
        }
    }

    // ---- who can go on

    private void findEnabled() {
        int count = 0;
        for (int i = 0; i < threadCount; i++) {
            if (canGoOn(threads[i])) {
                enabled[count++] = i;
            }
        }
        if (sleepersRace && count > 0) {
            count = withFirstSleeper(count);
        }
        enabledCount = count;
    }

    /** A timeout ends a wait only when nobody else can go on: the machine is never too slow. */
    private boolean canGoOn(ControlledThread thread) {
        return switch (thread.waiting) {
            case NOT -> true;
            case FOR_MONITOR -> isMonitorFree(thread);
            case FOR_NOTIFICATION -> thread.released && isMonitorFree(thread);
            case FOR_PERMIT, FOR_END_OF_THREAD -> thread.released;
            case FOR_TIME -> thread.released || thread.deadline <= now;
            case ENDED -> false;
        };
    }

    /**
     * Nobody says that the others do not take longer for their next step than a short sleep. Only who is the first of all that
     * wait for a time may be early, so that times stay in their order.
     */
    private int withFirstSleeper(int count) {
        ControlledThread first = firstInTime();
        if (first == null || first.deadline <= now || !mayWakeEarly(first)) {
            return count;
        }
        enabled[count] = first.number;
        Arrays.sort(enabled, 0, count + 1);
        return count + 1;
    }

    /** Long sleeps, and those that others are known to interrupt, are not there for the others to get ready. */
    private boolean mayWakeEarly(ControlledThread sleeper) {
        return sleeper.waiting == Waiting.FOR_TIME
                && sleeper.sleep <= LONGEST_RACE
                && (decider.isGiven() || !places.isInterruptedSleep(sleeper.next.site()));
    }

    /** The thread whose time comes next; null if nobody waits for one. */
    private ControlledThread firstInTime() {
        ControlledThread first = null;
        for (int i = 0; i < threadCount; i++) {
            ControlledThread thread = threads[i];
            if (thread.isAlive()
                    && thread.waiting != Waiting.NOT
                    && !thread.released
                    && thread.deadline != ControlledThread.FOREVER
                    && (first == null || thread.deadline < first.deadline)) {
                first = thread;
            }
        }
        return first;
    }

    /** Moves on to the next moment that somebody waits for. */
    private boolean letTimePass() {
        ControlledThread first = firstInTime();
        if (first == null) {
            return false;
        }
        now = Math.max(now, first.deadline);
        first.released = true;
        return true;
    }

    /** Threads that are not controlled may still have something to say to one that is. */
    private boolean hearFromOutside() {
        // Who was never heard of is not waited for each time.
        int patience = outsideWasHeard || deafnesses++ < 2 ? GRACE_MILLIS : 0;
        for (int i = 0; i < patience && waitsForAnyone(); i++) {
            ControlledThread heard = outside;
            if (heard != null) {
                outside = null;
                outsideWasHeard = true;
                heard.permit(this);
                return true;
            }
            steps++;
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return false;
    }

    private boolean waitsForAnyone() {
        for (int i = 0; i < threadCount; i++) {
            if (threads[i].waiting == Waiting.FOR_PERMIT && threads[i].wantedLock == null && !bodyEnded) {
                return true;
            }
        }
        return false;
    }

    // ---- the end of the body, on the thread of the test

    /** Lets the other threads run until they have ended or wait. */
    void bodyEnded(ControlledThread main) {
        bodyEnded = true;
        main.waiting = Waiting.ENDED;
        alive--;
        if (over || !anyoneMatters()) {
            over = true;
            return;
        }
        main.next.set(OperationKind.END, 0, Operation.NO_OBJECT, 0);
        ControlledThread next = nextAfter(main);
        if (next == null) {
            Failure stuck = Failures.leftOver(this);
            if (stuck != null) {
                fail(stuck);
            }
            over = true;
            return;
        }
        switches.add(main, next, Switch.Cause.ENDED);
        pass(next);
        main.turn.await();
        over = true;
    }

    private boolean anyoneMatters() {
        for (int i = 1; i < threadCount; i++) {
            ControlledThread thread = threads[i];
            boolean idle = thread.waiting == Waiting.FOR_PERMIT && thread.pool != null && !thread.released;
            if (thread.isAlive() && !thread.daemon && !idle) {
                return true;
            }
        }
        return false;
    }

    // ---- words for what is seen

    /** Where a thread is, in the words of a schedule. */
    String placeOf(ControlledThread thread) {
        return SwitchLog.placeOf(thread, words);
    }

    /** The number of the field that a site is about. */
    int partOf(int site) {
        return places.partOf(site);
    }

    /** The names that objects have in what is told of this execution. */
    ObjectLabels labels() {
        return log == null ? new ObjectLabels() : log.labels();
    }

    Site site(int number) {
        return words.site(number);
    }

    /** The line of code where a lock was taken or is wanted. */
    CodePlace codePlace(int place) {
        return LockCalls.isPlace(place) ? lockCalls.place(place) : CodePlace.of(words.site(place));
    }

    /** The line of the program that a thread is at, also where it is inside the JDK there. */
    String callerLine(ControlledThread thread) {
        Site site = thread.next.kind() == OperationKind.BEGIN || thread.next.kind() == OperationKind.END
                ? null
                : words.site(thread.next.site());
        if (site != null && !Callers.isJdk(site.method().owner().name())) {
            return Places.lineOf(site);
        }
        String line = Callers.lineOf(thread.thread.getStackTrace());
        return line == null ? "unknown line" : line;
    }

    void log(ControlledThread me, OperationKind kind, int site, Object object, String extra) {
        if (log != null && alive > 1) {
            log.plain(me, kind, site, object, extra);
        }
    }

    // ---- what a strategy is told

    @Override
    public long steps() {
        return operations;
    }

    @Override
    public int current() {
        return chooser == null ? NONE : chooser.number;
    }

    @Override
    public boolean yields() {
        return chooserYields;
    }

    @Override
    public int enabledCount() {
        return enabledCount;
    }

    @Override
    public int enabled(int position) {
        return enabled[position];
    }

    @Override
    public boolean isEnabled(int thread) {
        for (int i = 0; i < enabledCount; i++) {
            if (enabled[i] == thread) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Operation next(int thread) {
        return threads[thread].next;
    }

    @Override
    public int lockSite(int thread) {
        return threads[thread].wantedPlace;
    }

    @Override
    public int heldCount(int thread) {
        return threads[thread].held.size();
    }

    @Override
    public int heldObject(int thread, int position) {
        return threads[thread].held.object(position);
    }

    @Override
    public int heldSite(int thread, int position) {
        return threads[thread].held.place(position);
    }

    @Override
    public String abstractionOf(int object) {
        return names == null ? null : names.of(object);
    }

    @Override
    public String abstractionOfThread(int thread) {
        return threads[thread].name;
    }
}
