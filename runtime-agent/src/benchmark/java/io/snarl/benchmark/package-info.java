/** The benchmark of the recorder; docs/benchmarks.md says what it measures. */
package io.snarl.benchmark;
