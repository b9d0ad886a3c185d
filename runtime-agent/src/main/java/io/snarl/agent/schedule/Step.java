package io.snarl.agent.schedule;

import io.snarl.agent.strategy.OperationKind;

/**
 * One step of an execution, as a person is told it.
 *
 * @param thread the number of the thread
 * @param kind what it did
 * @param text what it did, in words: {@code reads balance: 100}, {@code locks Account#1}
 * @param method where: {@code Account.withdraw}
 * @param location where: {@code Account.java:17}
 * @param via the line of the test or library that led there if the step itself lies in the JDK, else null
 * @param object the object that it was about, numbered as they came up, or 0
 * @param part which part of the object
 * @param shared whether other threads used the object too
 * @param outcome what came of it: {@code waits, because main holds it}; null if it just happened
 */
public record Step(
        int thread,
        OperationKind kind,
        String text,
        String method,
        String location,
        String via,
        int object,
        int part,
        boolean shared,
        String outcome) {

    /** The line that means most to a person: that of the test or library; null if there is none. */
    public String source() {
        String line = via == null ? location : via;
        return line == null || line.isEmpty() ? null : line;
    }
}
