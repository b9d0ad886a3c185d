/** The benchmark of the analysis; docs/change/benchmarks.md says what it measures. */
package io.snarl.benchmark.analysis;
