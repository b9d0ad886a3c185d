/** The strategy that tries all schedules up to a number of preemptions. */
package io.snarl.agent.strategy.exhaustive;
