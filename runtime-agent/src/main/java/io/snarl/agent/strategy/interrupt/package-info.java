/** Strategies that interrupt one call by others, between accesses to what they share. */
package io.snarl.agent.strategy.interrupt;
