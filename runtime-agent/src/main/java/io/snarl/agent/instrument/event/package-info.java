/** Inserts the reports of each kind of event. */
package io.snarl.agent.instrument.event;
