package io.snarl.agent.control.state;

import io.snarl.agent.strategy.OperationKind;

/** Observes the steps of an execution that is to be explained. */
public interface StepObserver {

    /** Returns the names of objects in this execution. */
    ObjectLabels labels();

    /** Called for an access that no other thread takes notice of. */
    void local(ThreadState thread, int site, int part, Object self);

    /** Called for a step before which another thread could go on. */
    void step(ThreadState thread, OperationKind kind, int site, int object, int part, Object self, boolean shared);

    /** Called for a step that a thread cannot take yet. */
    void blocked(ThreadState thread, OperationKind kind, int site, Object object);

    /** Returns whether the latest step of a thread is one that it could not take. */
    boolean endsBlocked(ThreadState thread);

    /** Called when a thread goes on after waiting on an object. */
    void woken(ThreadState thread, int site, Object object);

    /** Called for the first step of a thread. */
    void begin(ThreadState thread);

    /** Called for a step at which nobody else can go on. */
    void plain(ThreadState thread, OperationKind kind, int site, Object object, String extra);
}
