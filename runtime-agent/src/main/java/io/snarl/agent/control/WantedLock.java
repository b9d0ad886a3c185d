package io.snarl.agent.control;

import io.snarl.contract.code.CodePlace;

/** The lock or monitor that a thread waits for. */
final class WantedLock {

    private static final String LOCKS = "java.util.concurrent.locks.";

    private WantedLock() {}

    private static boolean isMonitor(ControlledThread thread) {
        return thread.waiting == Waiting.FOR_MONITOR || thread.waiting == Waiting.FOR_NOTIFICATION && thread.released;
    }

    /** Whether a thread waits for a lock, or for a condition of one. */
    static boolean isKnown(ControlledThread thread) {
        return isMonitor(thread) || thread.waiting == Waiting.FOR_PERMIT && thread.wantedLock != null;
    }

    /** Whether it is the lock itself that a thread waits for; nobody knows whether a condition has been signalled. */
    static boolean isAll(ControlledThread thread) {
        return isMonitor(thread) || isKnown(thread) && thread.condition == null;
    }

    static int number(ControlledThread thread) {
        return isMonitor(thread) ? System.identityHashCode(thread.waitsOn) : thread.wantedObject;
    }

    static String className(ControlledThread thread) {
        return classOf(isMonitor(thread) ? thread.waitsOn : thread.wantedLock);
    }

    static CodePlace place(Narrator narrator, ControlledThread thread) {
        return narrator.codePlace(isMonitor(thread) ? thread.next.site() : thread.wantedPlace);
    }

    /** The class of a lock, which for the two views of a lock is that of the lock. */
    static String classOf(Object lock) {
        String name = lock.getClass().getName();
        int end = name.startsWith(LOCKS) ? name.indexOf('$') : -1;
        return end < 0 ? name : name.substring(0, end);
    }
}
