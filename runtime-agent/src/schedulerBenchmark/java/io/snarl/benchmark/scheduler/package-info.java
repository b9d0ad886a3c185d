/** Compares the scheduler with Lincheck: starts the JVMs that are measured and prints what they have measured. */
package io.snarl.benchmark.scheduler;
