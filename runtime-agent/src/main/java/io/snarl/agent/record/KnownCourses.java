package io.snarl.agent.record;

import java.util.HashMap;
import java.util.Map;

/** The courses of calls in all tests of this JVM so far, by method and class of the object. */
final class KnownCourses {

    private final Map<Long, MethodCourses> methods = new HashMap<>();

    /**
     * Returns the courses of a method.
     *
     * @param site where it is entered
     * @param receiver the object that is called, null for a static method or a constructor
     */
    synchronized MethodCourses of(int site, Object receiver) {
        // Identity hashes are unique in this JVM, and a class is not kept from being unloaded by its hash.
        int type = receiver == null ? 0 : System.identityHashCode(receiver.getClass());
        return methods.computeIfAbsent((long) site << 32 | type, absent -> new MethodCourses());
    }
}
