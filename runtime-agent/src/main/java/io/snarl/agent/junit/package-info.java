/** Runs tests of the JUnit Platform under control; the only package besides {@code seed} that knows JUnit. */
package io.snarl.agent.junit;
