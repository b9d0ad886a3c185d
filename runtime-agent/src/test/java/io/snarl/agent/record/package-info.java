/** What needs to look into the recorder. */
package io.snarl.agent.record;
