/** Explores the schedules of a test and replays stored ones. */
package io.snarl.agent.explore;
