package io.snarl.agent.execution;

import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.interleaving.StepTarget;

/**
 * One step of an execution in words.
 *
 * @param thread the number of the thread
 * @param kind what it did
 * @param text what it did, in words: {@code reads balance: 100}, {@code locks Account#1}
 * @param at where, or null
 * @param via the place in the test or library that led there if the step itself lies in the JDK, else null
 * @param subject the lock or variable that it is about, or null
 * @param object the object that it was about, numbered as they came up, or 0
 * @param part which part of the object
 * @param shared whether other threads used the object too
 * @param outcome what came of it: {@code waits, because main holds it}; null if it just happened
 */
public record ExecutionStep(
        int thread,
        OperationKind kind,
        String text,
        CodePlace at,
        CodePlace via,
        StepTarget subject,
        int object,
        int part,
        boolean shared,
        String outcome) {

    /** Returns the place that means most to a person: that in the test or library; null if there is none. */
    public CodePlace place() {
        return via == null ? at : via;
    }

    /** Returns the line of that place, or null. */
    public String source() {
        return place() == null ? null : place().source();
    }
}
