/** Decides where a thread may give its turn away, which thread goes on next, and hands the turn over. */
package io.snarl.agent.control.turn;
