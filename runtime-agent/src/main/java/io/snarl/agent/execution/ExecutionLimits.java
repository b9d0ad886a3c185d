package io.snarl.agent.execution;

import java.time.Duration;

/**
 * What an execution may take.
 *
 * @param steps how many steps all threads together may take
 * @param silence how long the thread whose turn it is may go without a step
 */
public record ExecutionLimits(long steps, Duration silence) {}
