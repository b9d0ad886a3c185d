/** Strategies that draw random numbers: random walk, PCT and partial order sampling. */
package io.snarl.agent.strategy.random;
