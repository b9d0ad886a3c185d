package lists;

/** Says that a class is made for threads. */
@interface ThreadSafe {}
