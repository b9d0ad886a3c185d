/** Small concurrent programs that are interpreted, so that what is built on the scheduler can be tested without it. */
package io.snarl.agent.simulation;
