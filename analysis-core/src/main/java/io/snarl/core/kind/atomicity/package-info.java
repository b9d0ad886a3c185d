/** Violations of atomicity: calls that come to what no sequential order of them comes to. */
package io.snarl.core.kind.atomicity;
