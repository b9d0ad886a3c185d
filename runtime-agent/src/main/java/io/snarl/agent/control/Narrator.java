package io.snarl.agent.control;

import io.snarl.agent.site.Site;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.code.CodePlace;

/** Tells of an execution: where its threads are and what they do, in words. */
final class Narrator {

    private final Course course;
    private final Threads threads;
    private final Places words;
    private final LockCalls lockCalls;

    Narrator(Course course, Threads threads, Places words, LockCalls lockCalls) {
        this.course = course;
        this.threads = threads;
        this.words = words;
        this.lockCalls = lockCalls;
    }

    Threads threads() {
        return threads;
    }

    /** Where a thread is, in the words of a schedule. */
    String placeOf(ControlledThread thread) {
        return SwitchLog.placeOf(thread, words);
    }

    /** The names that objects have in what is told of this execution. */
    ObjectLabels labels() {
        return course.log == null ? new ObjectLabels() : course.log.labels();
    }

    Site site(int number) {
        return words.site(number);
    }

    /** The line of code where a lock was taken or is wanted. */
    CodePlace codePlace(int place) {
        return LockCalls.isPlace(place)
                ? lockCalls.place(place)
                : words.site(place).place();
    }

    /** The line of the program that a thread is at, also where it is inside the JDK there. */
    String callerLine(ControlledThread thread) {
        Site site = thread.next.kind() == OperationKind.BEGIN || thread.next.kind() == OperationKind.END
                ? null
                : words.site(thread.next.site());
        if (site != null && !Callers.isJdk(site.method().owner().name())) {
            return Places.lineOf(site);
        }
        CodePlace place = Callers.placeOf(thread.thread.getStackTrace());
        return place == null ? "unknown line" : place.source();
    }

    /** Notes a step at which nobody else can go on, unless nobody reads it or a thread takes it alone. */
    void log(ControlledThread me, OperationKind kind, int site, Object object, String extra) {
        if (course.log != null && threads.alive > 1) {
            course.log.plain(me, kind, site, object, extra);
        }
    }

    /** Lets threads that were stopped before they could say what they want say it now. */
    void logStuck() {
        for (int i = 0; i < threads.count() && course.log != null; i++) {
            ControlledThread thread = threads.get(i);
            if (thread.waiting == Waiting.FOR_MONITOR && !course.log.endsBlocked(thread)) {
                course.log.blocked(thread, OperationKind.LOCK, thread.next.site(), thread.waitsOn);
            }
        }
    }
}
