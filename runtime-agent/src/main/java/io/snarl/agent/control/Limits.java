package io.snarl.agent.control;

import java.time.Duration;

/**
 * What an execution may take.
 *
 * @param steps how many steps all threads together may take
 * @param silence how long the thread whose turn it is may go without a step
 */
public record Limits(long steps, Duration silence) {}
