package io.snarl.agent.strategy;

/** The next operation of a thread; one object for each thread, changed at every step. */
public final class Operation {

    /** An operation that is not about any object. */
    public static final int NO_OBJECT = 0;

    private OperationKind kind = OperationKind.BEGIN;
    private int site;
    private int object;
    private int part;

    public void set(OperationKind newKind, int newSite, int newObject, int newPart) {
        kind = newKind;
        site = newSite;
        object = newObject;
        part = newPart;
    }

    public void set(Operation other) {
        set(other.kind, other.site, other.object, other.part);
    }

    public OperationKind kind() {
        return kind;
    }

    /** Returns the number of the place in the code, which stays the same in this JVM. */
    public int site() {
        return site;
    }

    /** Returns the number of the object that it is about, which means nothing in another schedule; or {@link #NO_OBJECT}. */
    public int object() {
        return object;
    }

    /** Which part of the object: a number for each field, the index of an array's element, 0 for the object itself. */
    public int part() {
        return part;
    }

    /** Returns whether the order of this operation and another thread's can make a difference. */
    public boolean conflictsWith(Operation other) {
        return object != NO_OBJECT
                && object == other.object
                && part == other.part
                && !(kind.onlyReads() && other.kind.onlyReads());
    }
}
