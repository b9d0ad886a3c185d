package io.snarl.agent.control.describe;

import io.snarl.agent.control.place.CallerFinder;
import io.snarl.agent.control.place.CodePlaces;
import io.snarl.agent.control.place.LockCallSites;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.ObjectLabels;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.WaitReason;
import io.snarl.agent.site.Site;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.code.CodePlace;

/** Tells of an execution: where its threads are and what they do, in words. */
public final class ExecutionDescriber {

    private final ExecutionState state;
    private final ExecutionThreads threads;
    private final CodePlaces words;
    private final LockCallSites lockCalls;

    public ExecutionDescriber(
            ExecutionState state, ExecutionThreads threads, CodePlaces words, LockCallSites lockCalls) {
        this.state = state;
        this.threads = threads;
        this.words = words;
        this.lockCalls = lockCalls;
    }

    ExecutionThreads threads() {
        return threads;
    }

    /** Where a thread is, in the words of a schedule. */
    String placeOf(ThreadState thread) {
        return SwitchLog.placeOf(thread, words);
    }

    /** The names that objects have in what is told of this execution. */
    ObjectLabels labels() {
        return state.observer == null ? new ObjectLabels() : state.observer.labels();
    }

    Site site(int number) {
        return words.site(number);
    }

    /** The line of code where a lock was taken or is wanted. */
    CodePlace codePlace(int place) {
        return LockCallSites.isPlace(place)
                ? lockCalls.place(place)
                : words.site(place).place();
    }

    /** The line of the program that a thread is at, also where it is inside the JDK there. */
    String callerLine(ThreadState thread) {
        Site site = thread.next.kind() == OperationKind.BEGIN || thread.next.kind() == OperationKind.END
                ? null
                : words.site(thread.next.site());
        if (site != null && !CallerFinder.isJdk(site.method().owner().name())) {
            return CodePlaces.lineOf(site);
        }
        CodePlace place = CallerFinder.placeOf(thread.thread.getStackTrace());
        return place == null ? "unknown line" : place.source();
    }

    /** Notes a step at which nobody else can go on, unless nobody reads it or a thread takes it alone. */
    public void log(ThreadState me, OperationKind kind, int site, Object object, String extra) {
        if (state.observer != null && threads.alive > 1) {
            state.observer.plain(me, kind, site, object, extra);
        }
    }

    /** Lets threads that were stopped before they could say what they want say it now. */
    public void logStuck() {
        for (int i = 0; i < threads.count() && state.observer != null; i++) {
            ThreadState thread = threads.get(i);
            if (thread.waiting == WaitReason.FOR_MONITOR && !state.observer.endsBlocked(thread)) {
                state.observer.blocked(thread, OperationKind.LOCK, thread.next.site(), thread.waitsOn);
            }
        }
    }
}
