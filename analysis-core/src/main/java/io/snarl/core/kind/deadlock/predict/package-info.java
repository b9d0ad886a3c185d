/** Predicts deadlocks: nested acquisitions of locks, and the cycles that they form. */
package io.snarl.core.kind.deadlock.predict;
