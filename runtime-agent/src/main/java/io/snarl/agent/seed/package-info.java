/** Seed tests: which test is running, into which trace it is recorded, and what the index says of it. */
package io.snarl.agent.seed;
