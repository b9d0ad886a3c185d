/** The state of one execution: its threads, the monitors that they hold, their time, and which of them can go on. */
package io.snarl.agent.control.state;
