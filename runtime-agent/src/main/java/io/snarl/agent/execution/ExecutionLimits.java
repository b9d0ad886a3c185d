package io.snarl.agent.execution;

import java.time.Duration;

/**
 * The limits of an execution.
 *
 * @param steps how many steps all threads together may take
 * @param silence how long the thread whose turn it is may go without a step
 */
public record ExecutionLimits(long steps, Duration silence) {}
