/** Judges whether what a run has shown of a pair of calls is a bug. */
package io.snarl.core.kind.atomicity.judge;
