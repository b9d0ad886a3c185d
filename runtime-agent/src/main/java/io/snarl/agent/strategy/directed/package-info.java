/** Strategies that steer schedules to potential deadlocks. */
package io.snarl.agent.strategy.directed;
