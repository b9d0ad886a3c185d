/** How texts of programs are shown to people. */
package io.snarl.agent.text;
