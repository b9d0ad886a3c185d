/** The benchmark of the recorder; docs/change/benchmarks.md says what it measures. */
package io.snarl.benchmark;
