/** Loops that do little else than make events, and the test that runs them. */
package io.snarl.benchmark.recorder;
