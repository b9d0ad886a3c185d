/** What all benchmarks measure and report with. */
package io.snarl.benchmark.measuring;
