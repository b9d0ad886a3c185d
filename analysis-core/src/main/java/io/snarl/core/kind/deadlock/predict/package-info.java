/** Deadlocks that seed tests make look possible: nested acquisitions of locks, and the circles that they form. */
package io.snarl.core.kind.deadlock.predict;
