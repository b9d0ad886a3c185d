package io.snarl.contract.trace;

/**
 * A thread that took part in a trace.
 *
 * @param number what events call it
 * @param object the number of its {@link Thread}
 */
public record TracedThread(int number, int object) {}
