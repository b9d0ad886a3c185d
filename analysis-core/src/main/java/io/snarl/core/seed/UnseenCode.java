package io.snarl.core.seed;

import io.snarl.contract.trace.TracedSite;

/** Decides what code without events may do to the objects that it is given. */
final class UnseenCode {

    private UnseenCode() {}

    /** Tells whether a method that was called may change an object that was there before. */
    static boolean mayShape(TracedSite invocation) {
        return !invocation.name().equals("<init>") && !isOfLanguage(invocation.owner());
    }

    /** Strings, numbers, exceptions and the like have no state that other threads could lock. */
    static boolean isOfLanguage(String owner) {
        return owner.startsWith("java.lang.") && owner.indexOf('.', "java.lang.".length()) < 0;
    }
}
