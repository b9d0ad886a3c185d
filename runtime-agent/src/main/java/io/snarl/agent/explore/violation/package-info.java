/** Collects all outcomes of a test that no sequential order of its calls has. */
package io.snarl.agent.explore.violation;
