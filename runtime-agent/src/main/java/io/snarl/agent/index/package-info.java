/** Names for objects that mean the same in every execution. */
package io.snarl.agent.index;
