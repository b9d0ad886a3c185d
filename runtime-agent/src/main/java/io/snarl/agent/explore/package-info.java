/** Which schedules of a test are tried, what is concluded from them, and what is kept of a failure. */
package io.snarl.agent.explore;
