/** Deadlocks: threads that wait for each other's locks in a cycle. */
package io.snarl.core.kind.deadlock;
