/** Deadlocks: threads that wait for each other's locks. */
package io.snarl.core.kind.deadlock;
