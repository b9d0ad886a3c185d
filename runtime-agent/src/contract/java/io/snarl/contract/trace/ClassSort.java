package io.snarl.contract.trace;

/** The role of a class in a recording; the order is that of the codes in a trace. */
public enum ClassSort {
    /** Not rewritten: test tools, and whatever else is neither subject nor called by one. */
    OTHER,
    /** A class whose thread safety is examined. */
    SUBJECT,
    /** A class that subjects may call. */
    LIBRARY,
    /** A class of the seed tests. */
    TEST
}
