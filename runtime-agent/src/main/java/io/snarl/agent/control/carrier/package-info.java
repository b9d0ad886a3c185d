/** How threads wait for their turn: each on its own, or as fibers that one thread of the JVM carries. */
package io.snarl.agent.control.carrier;
