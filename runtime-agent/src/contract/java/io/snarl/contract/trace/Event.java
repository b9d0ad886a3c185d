package io.snarl.contract.trace;

import java.util.List;

/**
 * Something that a thread did while a trace was recorded.
 *
 * <p>Objects are given by number, 0 for {@code null}; the trace knows their classes. Events of one shape are
 * of one type, and {@link #kind} tells them apart.
 */
public sealed interface Event {

    /** Returns the number of the thread that did it. */
    int thread();

    /** Returns the place in the code where it happened. */
    TracedSite site();

    /** Returns what happened. */
    default EventKind kind() {
        return site().kind();
    }

    /** Tells whether it is counted as an event, as what has a site of its own in the file is. */
    default boolean isCounted() {
        return !(this instanceof Return || this instanceof LeftOut);
    }

    /**
     * A method was entered.
     *
     * @param receiver 0 for a static method
     * @param arguments empty also where they were not recorded
     */
    record Enter(int thread, TracedSite site, int receiver, List<Value> arguments) implements Event {}

    /** A method returned. */
    record Exit(int thread, TracedSite site, Value result) implements Event {}

    /** A method ended by an exception. */
    record ExitByException(int thread, TracedSite site, int exception) implements Event {}

    /**
     * Test code called a method.
     *
     * @param receiver 0 for a static method or a constructor
     */
    record Call(int thread, TracedSite site, int receiver, List<Value> arguments) implements Event {}

    /**
     * A call that test code made has returned.
     *
     * @param site that of the call, {@link TracedSite#UNKNOWN} if the call began before the trace
     */
    record Return(int thread, TracedSite site, Value result) implements Event {

        @Override
        public EventKind kind() {
            return EventKind.RETURN;
        }
    }

    /**
     * What a method has done was not recorded, because it has done nothing that others have not.
     *
     * @param site where the method was entered
     */
    record LeftOut(int thread, TracedSite site) implements Event {

        @Override
        public EventKind kind() {
            return EventKind.LEFT_OUT;
        }
    }

    /** Code other than that of tests called a method. */
    record Invoke(int thread, TracedSite site) implements Event {}

    /** An object was made and its constructor has returned. */
    record NewObject(int thread, TracedSite site, int object) implements Event {}

    /** An array was made. */
    record NewArray(int thread, TracedSite site, int array, int length) implements Event {}

    /** A lambda expression or a method reference was evaluated; the site names the method that is its body. */
    record NewLambda(int thread, TracedSite site, int object) implements Event {}

    /**
     * A field was read or written.
     *
     * @param receiver 0 for a static field
     * @param value 0 for {@code null} and for a field of a primitive type
     */
    record FieldAccess(int thread, TracedSite site, int receiver, int value) implements Event {

        public boolean isWrite() {
            return kind() == EventKind.PUT_FIELD || kind() == EventKind.PUT_STATIC;
        }

        public boolean isStatic() {
            return kind() == EventKind.GET_STATIC || kind() == EventKind.PUT_STATIC;
        }
    }

    /**
     * An element of an array was read or written.
     *
     * @param value 0 for {@code null} and for an element of a primitive type
     */
    record ElementAccess(int thread, TracedSite site, int array, int index, int value) implements Event {

        public boolean isWrite() {
            return kind() == EventKind.PUT_ELEMENT;
        }
    }

    /** The monitor of an object was about to be entered or left. */
    record MonitorUse(int thread, TracedSite site, int object) implements Event {

        /** Tells whether the monitor is that of a synchronized method and not of a block. */
        public boolean isOfMethod() {
            return site.detail() == 1;
        }
    }

    /**
     * A lock of java.util.concurrent was taken or released.
     *
     * @param synchronizer the object that all views of one lock share
     */
    record LockUse(int thread, TracedSite site, int lock, int synchronizer) implements Event {

        public LockMode mode() {
            return LockMode.of(site.detail());
        }
    }

    /** A lock gave out another lock that is a part of it. */
    record LockView(int thread, TracedSite site, int lock, int view) implements Event {}

    /** A wait for an object began or ended, or such waits were notified. */
    record WaitUse(int thread, TracedSite site, int object) implements Event {}

    /** A wait for a condition of a lock began or ended, or such waits were signalled. */
    record ConditionUse(int thread, TracedSite site, int condition, int synchronizer) implements Event {}

    /** Another thread was about to be started, or was joined. */
    record ThreadUse(int thread, TracedSite site, int other) implements Event {}

    /** An exception was thrown. */
    record Throw(int thread, TracedSite site, int exception) implements Event {}

    /** An exception was caught. */
    record Catch(int thread, TracedSite site, int exception) implements Event {}

    /** A conditional jump was reached. */
    record Branch(int thread, TracedSite site, Comparison comparison) implements Event {

        public BranchInstruction instruction() {
            return BranchInstruction.of(site.detail()).orElseThrow();
        }

        public boolean isTaken() {
            return instruction().jumpsOn(comparison);
        }
    }

    /** A switch chose by a value. */
    record Switch(int thread, TracedSite site, int value) implements Event {}
}
