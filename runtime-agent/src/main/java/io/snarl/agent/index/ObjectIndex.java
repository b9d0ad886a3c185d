package io.snarl.agent.index;

/**
 * Names objects by their origin, so that an object has the same name in every execution that creates it in the same way.
 * Threads and objects have numbers which mean nothing in another execution, sites are places in the code. It must not be
 * used by two threads at once.
 */
public interface ObjectIndex {

    /** Stands for no object: what a static method makes has no creator. */
    int NO_OBJECT = 0;

    /** Forgets everything, for another execution. */
    void reset();

    /** Called when a thread calls a method. */
    void call(int thread, int site);

    /** Called when the method that a thread called last has ended, perhaps by an exception. */
    void returned(int thread);

    /**
     * Called when a thread creates an object.
     *
     * @param site where
     * @param creator whose method does it, or {@link #NO_OBJECT}
     */
    void created(int thread, int object, int site, int creator);

    /** Returns whether somebody saw how an object came to be. */
    boolean knows(int object);

    /** Lets an object have the name of another one that is known. */
    void same(int object, int known);

    /** Returns the name of an object, or null if its origin is unknown. */
    String abstractionOf(int object);
}
