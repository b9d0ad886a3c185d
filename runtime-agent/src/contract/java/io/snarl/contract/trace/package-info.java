/** Traces: the events that are recorded of a test, and what they are about. */
package io.snarl.contract.trace;
