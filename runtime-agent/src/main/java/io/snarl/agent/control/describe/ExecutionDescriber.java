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
import io.snarl.contract.code.JdkClasses;

/** Describes in words where the threads of an execution are and what they do. */
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

    /** Returns the place of a thread in the words of a schedule. */
    String placeOf(ThreadState thread) {
        return SwitchLog.placeOf(thread, words);
    }

    /** Returns the names of the objects in descriptions of this execution. */
    ObjectLabels labels() {
        return state.observer == null ? new ObjectLabels() : state.observer.labels();
    }

    Site site(int number) {
        return words.site(number);
    }

    /** Returns the line of code where a lock was taken or is wanted. */
    CodePlace codePlace(int place) {
        return LockCallSites.isPlace(place)
                ? lockCalls.place(place)
                : words.site(place).place();
    }

    /** Returns the line of the program that a thread is at; if it is inside the JDK, that which called the JDK. */
    String callerLine(ThreadState thread) {
        Site site = thread.next.kind() == OperationKind.BEGIN || thread.next.kind() == OperationKind.END
                ? null
                : words.site(thread.next.site());
        if (site != null && !JdkClasses.contain(site.method().owner().name())) {
            return CodePlaces.lineOf(site);
        }
        CodePlace place = CallerFinder.placeOf(thread.turn.stackTrace());
        return place == null ? "unknown line" : place.source();
    }

    /** Logs a step that is no choice, if steps are logged and several threads are alive. */
    public void log(ThreadState me, OperationKind kind, int site, Object object, String extra) {
        if (state.observer != null && threads.alive > 1) {
            state.observer.plain(me, kind, site, object, extra);
        }
    }

    /** Logs what threads want that were stopped before they could log it themselves. */
    public void logStuck() {
        for (int i = 0; i < threads.count() && state.observer != null; i++) {
            ThreadState thread = threads.get(i);
            if (thread.waiting == WaitReason.FOR_MONITOR && !state.observer.endsBlocked(thread)) {
                state.observer.blocked(thread, OperationKind.LOCK, thread.next.site(), thread.waitsOn);
            }
        }
    }
}
