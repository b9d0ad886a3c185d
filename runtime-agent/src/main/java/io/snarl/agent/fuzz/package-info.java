/** A run of tests under control: its settings, and what other runs have reported. */
package io.snarl.agent.fuzz;
