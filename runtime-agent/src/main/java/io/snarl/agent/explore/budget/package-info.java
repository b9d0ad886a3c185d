/** Counts schedules and time against what a test may take. */
package io.snarl.agent.explore.budget;
