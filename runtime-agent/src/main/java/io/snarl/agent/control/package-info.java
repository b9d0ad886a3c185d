/** Runs a test so that one thread goes on at a time, and knows what each way of waiting means. */
package io.snarl.agent.control;
