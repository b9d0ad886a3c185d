/** Keeps values out of files: those of variables and properties that are named like secrets, or any value at all. */
package io.snarl.agent.secret;
