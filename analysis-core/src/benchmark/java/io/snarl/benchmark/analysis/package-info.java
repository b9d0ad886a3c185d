/** The benchmark of the analysis; docs/benchmarks.md says what it measures. */
package io.snarl.benchmark.analysis;
