/** Runs tests of the JUnit Platform under control: the test engine and the programs that start it. */
package io.snarl.agent.junit;
