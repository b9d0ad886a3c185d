/** The meaning of each kind of step for the threads of an execution: accesses, monitors, locks, waits and the life of threads. */
package io.snarl.agent.control.step;
