/** Collects all deadlocks of a test. */
package io.snarl.agent.explore.deadlock;
