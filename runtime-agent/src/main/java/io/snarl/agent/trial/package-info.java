/** What a test shows of itself in one execution: the results of its calls, and what was looked at when they had ended. */
package io.snarl.agent.trial;
