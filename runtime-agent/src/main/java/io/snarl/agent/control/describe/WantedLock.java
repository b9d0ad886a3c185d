package io.snarl.agent.control.describe;

import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.WaitReason;
import io.snarl.contract.code.CodePlace;

/** The lock or monitor that a thread waits for. */
final class WantedLock {

    private static final String LOCKS = "java.util.concurrent.locks.";

    private WantedLock() {}

    private static boolean isMonitor(ThreadState thread) {
        return thread.waiting == WaitReason.FOR_MONITOR
                || thread.waiting == WaitReason.FOR_NOTIFICATION && thread.released;
    }

    /** Returns whether a thread waits for a lock, or for a condition of one. */
    static boolean isKnown(ThreadState thread) {
        return isMonitor(thread) || thread.waiting == WaitReason.FOR_PERMIT && thread.wantedLock != null;
    }

    /** Returns whether a thread waits for the lock itself and not for a condition. */
    static boolean isAll(ThreadState thread) {
        return isMonitor(thread) || isKnown(thread) && thread.condition == null;
    }

    static int number(ThreadState thread) {
        return isMonitor(thread) ? System.identityHashCode(thread.waitsOn) : thread.wantedObject;
    }

    static String className(ThreadState thread) {
        return classOf(isMonitor(thread) ? thread.waitsOn : thread.wantedLock);
    }

    static CodePlace place(ExecutionDescriber describer, ThreadState thread) {
        return describer.codePlace(isMonitor(thread) ? thread.next.site() : thread.wantedPlace);
    }

    /** Returns the class of a lock; for the views of a read-write lock that of the whole lock. */
    static String classOf(Object lock) {
        String name = lock.getClass().getName();
        int end = name.startsWith(LOCKS) ? name.indexOf('$') : -1;
        return end < 0 ? name : name.substring(0, end);
    }
}
