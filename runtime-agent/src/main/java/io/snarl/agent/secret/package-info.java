/** What must not be written down: the values of variables and properties that are named like secrets, or any value at all. */
package io.snarl.agent.secret;
