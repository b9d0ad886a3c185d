/** How the agent writes JSON, since it may depend on no library. */
package io.snarl.agent.json;
