/** Describes an execution: its steps, its thread switches, who waits for whom, and how it failed. */
package io.snarl.agent.control.describe;
