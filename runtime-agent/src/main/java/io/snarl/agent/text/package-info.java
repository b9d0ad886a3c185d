/** Texts of programs, which may have any characters, as they are shown to people and written into files. */
package io.snarl.agent.text;
