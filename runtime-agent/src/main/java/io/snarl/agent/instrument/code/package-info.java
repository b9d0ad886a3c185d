/** The code that is being rewritten: facts about it, and how instructions are inserted. */
package io.snarl.agent.instrument.code;
