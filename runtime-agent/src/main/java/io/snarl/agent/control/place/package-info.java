/** The places in the code that the threads of an execution are at, and the callers that led there. */
package io.snarl.agent.control.place;
