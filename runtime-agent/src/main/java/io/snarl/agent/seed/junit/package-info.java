/** Connects the recording of seed tests to the JUnit Platform. */
package io.snarl.agent.seed.junit;
