package io.snarl.core.seed;

import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.file.OpenCalls;
import java.util.ArrayList;
import java.util.List;

/**
 * A thread that a seed test, or the library that it tests, has started.
 *
 * <p>What test code calls there is a call of the test like any other, as far as it can be told apart: a call is held back until it has
 * ended, and left out if another thread was in the library meanwhile. Then nobody could say which of the two has changed what, and it may
 * have waited for the other, so that it must not be repeated alone. What the library does in threads of its own is nobody's call.
 */
final class StartedThread {

    /** A call that does more is left out. */
    private static final int MOST_EVENTS = 100_000;

    private final SeedFollower seed;
    private final ThreadFollower thread;
    private final OpenCalls open = new OpenCalls();
    private final List<Event> call = new ArrayList<>();
    private boolean runsTestCode;
    private boolean inCall;
    private int depthOfCall;
    private long start;
    private boolean entersLibrary;

    StartedThread(SeedFollower seed, ThreadFollower thread) {
        this.seed = seed;
        this.thread = thread;
    }

    /** Gets to know the next event of the thread. */
    void take(Event event) {
        EventKind kind = event.kind();
        if (open.depth() == 0) {
            // A thread that has begun in an earlier test is still that one's.
            runsTestCode = kind == EventKind.ENTER && isTestCode(event);
        }
        open.leaveBy(kind, event.site());
        int before = open.depth();
        open.enterBy(kind, event.site());
        if (!runsTestCode) {
            seed.passOn(event);
        } else if (inCall) {
            hold(event);
        } else if (kind == EventKind.CALL) {
            inCall = true;
            depthOfCall = before;
            start = seed.number();
            hold(event);
        } else {
            seed.take(event, thread);
        }
    }

    private static boolean isTestCode(Event event) {
        return event.site().method().owner().sort() == ClassSort.TEST;
    }

    private void hold(Event event) {
        if (call.size() < MOST_EVENTS) {
            call.add(event);
        }
        entersLibrary |= event.kind() == EventKind.ENTER && !isTestCode(event);
        if (open.depth() <= depthOfCall) {
            endCall(event);
        }
    }

    private void endCall(Event last) {
        boolean whole = call.size() < MOST_EVENTS;
        if (whole && !(entersLibrary && seed.hasWorkedSince(start))) {
            call.forEach(event -> seed.take(event, thread));
        } else {
            seed.leaveOut();
            if (last.kind() != EventKind.RETURN) {
                // The exception that has ended it has been caught, or ends what made the call too.
                seed.take(last, thread);
            }
        }
        forgetCall();
    }

    private void forgetCall() {
        call.clear();
        inCall = false;
        entersLibrary = false;
    }

    /** Ends what is still open at the end of a trace. */
    void close() {
        if (inCall && entersLibrary) {
            seed.leaveOut();
        }
        forgetCall();
        thread.close();
    }
}
