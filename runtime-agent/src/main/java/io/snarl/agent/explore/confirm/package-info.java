/** Confirms a failure by replaying it, and minimises its schedule. */
package io.snarl.agent.explore.confirm;
