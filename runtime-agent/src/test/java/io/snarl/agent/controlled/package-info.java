/** Small programs that are run under the scheduler in JVMs of their own, and what is expected of each. */
package io.snarl.agent.controlled;
