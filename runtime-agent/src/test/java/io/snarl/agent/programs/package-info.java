/** Programs that tests of the agent run and record in JVMs of their own. */
package io.snarl.agent.programs;
