package io.snarl.agent.record;

import io.snarl.agent.hooks.ThreadSlot;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * Decides what a thread records, so that a trace samples what differs instead of logging everything.
 *
 * <ul>
 *   <li>A line of a test that makes the same call again and again has a number of them recorded; the others are counted.
 *   <li>A call into the library that goes as earlier ones did is recorded as a call, without what it did inside.
 *   <li>Inside of a call, what loops is recorded a number of times.
 * </ul>
 *
 * Of calls and runs of methods, each that doubles their number is recorded too, so that what changes late has a chance.
 */
final class Sampler {

    /** How many calls of one line of a test, and events of one place in it, a trace has. */
    private static final int ALIKE_IN_TEST = 64;

    /** How many events of one place in the library a call has. */
    private static final int ALIKE_IN_CALL = 48;

    /** How often a method is recorded that one call of the test runs repeatedly. */
    private static final int RUNS_IN_CALL = 16;

    /** The same limit for calls with very many events. */
    private static final int LONG_CALL = 4 * 1024;

    private static final int RUNS_IN_LONG_CALL = 4;
    private static final int VERY_LONG_CALL = 32 * 1024;
    private static final int RUNS_IN_VERY_LONG_CALL = 2;

    /** How many calls of a line that has made many are recorded for objects of another class. */
    private static final int CALLS_OF_A_CLASS = 4;

    private static final int NOWHERE = Integer.MAX_VALUE;
    private static final byte TEST_CODE = 1;
    private static final byte OTHER_CODE = 2;

    /** How a call into the library is recorded. */
    enum RecordingMode {
        /** The call with everything inside. */
        FULL,
        /** The call itself; its course is watched, in case it is new. */
        WATCHED,
        /** Only the call itself. */
        SUMMARISED
    }

    /** Whether only ends are recorded. */
    boolean silent;

    /** How many events there were so far at least: what muted calls do is not known. */
    long seen;

    private final boolean sampled;
    private final KnownCourses courses;
    private final IntPredicate testCode;
    private final Runnable pause;
    private final Map<Long, Integer> callsByClass = new HashMap<>();
    private final SiteCounts sites = new SiteCounts();
    private int scopeCount;
    private int scope;
    private int testScope;
    private int test;
    private int mutedFrom = NOWHERE;
    private RecordingMode manner;
    private int callDepth = NOWHERE;
    private MethodCourses method;
    private final VisitedPlaces visited = new VisitedPlaces();
    private long seenBefore;
    private boolean concluded;
    private boolean hidden;
    private long counted;

    /**
     * Creates the sampler of a thread.
     *
     * @param sampled whether what repeats itself is recorded a few times only
     * @param testCode tells whether a site is in test code
     * @param pause pauses the thread's listener for what uses classes of the JDK
     */
    Sampler(boolean sampled, KnownCourses courses, IntPredicate testCode, Runnable pause) {
        this.sampled = sampled;
        this.courses = courses;
        this.testCode = testCode;
        this.pause = pause;
    }

    /** Begins another trace. */
    void begin(int number) {
        test = number;
        counted = 0;
        testScope = ++scopeCount;
        callsByClass.clear();
        if (manner == null) {
            scope = testScope;
        }
    }

    /** Forgets all open calls. */
    void clear() {
        mutedFrom = NOWHERE;
        leaveCall();
    }

    /** Returns how many calls of the trace were counted and not recorded. */
    long counted() {
        return counted;
    }

    /** Returns whether an event is recorded that has no counterpart. */
    boolean wants(int site) {
        if (!sampled) {
            return true;
        }
        int now = count(site);
        return manner == null ? now <= ALIKE_IN_TEST : manner == RecordingMode.FULL && now <= ALIKE_IN_CALL;
    }

    /**
     * Returns whether a call of test code is recorded; if not, nothing is until it is over.
     *
     * @param depth how many calls are open with it
     */
    boolean calls(int site, Object receiver, int depth) {
        if (!sampled) {
            return true;
        }
        int now = count(site);
        if (isOften(now, manner == null ? ALIKE_IN_TEST : runsInCall())
                && (manner != null || !isLookedAt(now) || !isOfOtherClass(site, receiver))) {
            counted++;
            mute(depth);
            return false;
        }
        return manner == null || manner == RecordingMode.FULL;
    }

    /**
     * Returns whether the beginning of a method is recorded; if not, nothing may be until it is over.
     *
     * @param depth how many calls are open with it
     */
    boolean enters(int site, Object receiver, int depth) {
        if (!sampled) {
            return true;
        }
        int now = count(site);
        if (manner == null && !isTestCode(site)) {
            enterLibrary(site, receiver, depth);
            return true;
        }
        if (isOften(now, manner == null ? ALIKE_IN_TEST : runsInCall())) {
            mute(depth);
            return false;
        }
        return manner == null || manner == RecordingMode.FULL;
    }

    private void enterLibrary(int site, Object receiver, int depth) {
        pause.run();
        try {
            method = courses.of(site, receiver);
            manner = method.next(test);
        } finally {
            ThreadSlot.resume();
        }
        callDepth = depth;
        visited.clear();
        seenBefore = seen;
        concluded = false;
        scope = ++scopeCount;
        hide(manner == RecordingMode.SUMMARISED);
    }

    private void hide(boolean inside) {
        hidden = inside;
        silence(hidden || mutedFrom != NOWHERE);
    }

    /** Returns whether nothing is heard of what was entered or called last, but that it ends. */
    boolean isMuted() {
        return mutedFrom != NOWHERE;
    }

    /** The listener is spared what it would not record, since even to be told of it costs much in a loop. */
    private void silence(boolean now) {
        if (silent != now) {
            silent = now;
            if (now) {
                ThreadSlot.mute();
            } else {
                ThreadSlot.unmute();
            }
        }
    }

    /** Returns whether the method entered last is the one by which test code has come into the library. */
    boolean isAtCall(int depth) {
        return depth == callDepth && mutedFrom == NOWHERE;
    }

    /**
     * Called when the call into the library is about to end.
     *
     * @param journal notes what is kept
     * @return whether what it has done is to be kept
     */
    boolean conclude(CourseJournal journal) {
        concluded = true;
        if (manner == RecordingMode.SUMMARISED) {
            return false;
        }
        pause.run();
        try {
            return method.end(manner, visited, seen - seenBefore, test, journal);
        } finally {
            ThreadSlot.resume();
        }
    }

    boolean isConcluded() {
        return concluded;
    }

    RecordingMode manner() {
        return manner;
    }

    /** Returns whether a call is followed only to see which way it goes. */
    boolean isWatching() {
        return manner == RecordingMode.WATCHED;
    }

    /** Records only the end of the call from now on. */
    void hideRest() {
        hide(true);
    }

    /** Notes how many calls are open after some have ended. */
    void left(int depth) {
        if (depth < mutedFrom && mutedFrom != NOWHERE) {
            mutedFrom = NOWHERE;
            silence(hidden);
        }
        if (depth < callDepth && callDepth != NOWHERE) {
            leaveCall();
        }
    }

    /** Called when the call into the library is over. */
    void leaveCall() {
        manner = null;
        method = null;
        callDepth = NOWHERE;
        scope = testScope;
        hide(false);
    }

    private void mute(int depth) {
        // It ends as well.
        seen++;
        mutedFrom = depth;
        silence(true);
    }

    private static boolean isOften(int times, int limit) {
        return times > limit && (times & times - 1) != 0;
    }

    /** Counts an event of the open scope, a test or a call; the places of the library that a call reaches are its course. */
    private int count(int site) {
        seen++;
        int now = sites.count(site, scope);
        // What a test does that is called back is different in each one.
        if (now == 1 && manner != null && !isTestCode(site)) {
            visited.add(site);
        }
        return now;
    }

    /** A call that does very much is mostly a repetition of what it is made of. */
    private int runsInCall() {
        long events = seen - seenBefore;
        if (events < LONG_CALL) {
            return RUNS_IN_CALL;
        }
        return events < VERY_LONG_CALL ? RUNS_IN_LONG_CALL : RUNS_IN_VERY_LONG_CALL;
    }

    private boolean isTestCode(int site) {
        if (sites.sort(site) == 0) {
            pause.run();
            try {
                sites.sort(site, testCode.test(site) ? TEST_CODE : OTHER_CODE);
            } finally {
                ThreadSlot.resume();
            }
        }
        return sites.sort(site) == TEST_CODE;
    }

    /** Returns whether the class of the object called is looked at: after very many calls only now and then, since that costs more than a count. */
    private static boolean isLookedAt(int times) {
        return times < 4 * ALIKE_IN_TEST * ALIKE_IN_TEST || times % ALIKE_IN_TEST == 0;
    }

    private boolean isOfOtherClass(int site, Object receiver) {
        int type = receiver == null ? 0 : System.identityHashCode(receiver.getClass());
        if (!sites.changesClass(site, type)) {
            return false;
        }
        pause.run();
        try {
            return callsByClass.merge((long) site << 32 | type, 1, Integer::sum) <= CALLS_OF_A_CLASS;
        } finally {
            ThreadSlot.resume();
        }
    }
}
