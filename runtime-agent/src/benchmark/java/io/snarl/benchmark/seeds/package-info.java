/** Seed tests for a library that publishes none of its own. */
package io.snarl.benchmark.seeds;
