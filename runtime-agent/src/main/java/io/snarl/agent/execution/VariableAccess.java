package io.snarl.agent.execution;

import io.snarl.contract.code.CodePlace;

/**
 * An access of an execution to a variable that threads may share.
 *
 * @param thread the number of the thread
 * @param reads whether it reads
 * @param writes whether it writes; a call of an atomic variable may do both
 * @param object the object, numbered as they came up
 * @param part which part of the object
 * @param variable what people call it: {@code demo.Counter.count}, {@code int[]} for an element, the class of an atomic
 *     variable
 * @param at where
 * @param via the place outside of the JDK that led there if it is inside, else null
 * @param ofTest whether code of the test does it in a callback from the library: a listener, or a function that it was
 *     given
 * @param ordered whether the JVM orders such accesses of threads: those of volatile fields, atomic variables and
 *     concurrent collections
 */
public record VariableAccess(
        int thread,
        boolean reads,
        boolean writes,
        int object,
        int part,
        String variable,
        CodePlace at,
        CodePlace via,
        boolean ofTest,
        boolean ordered) {}
