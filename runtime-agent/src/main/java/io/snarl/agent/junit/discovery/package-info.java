/** Finds the tests of other engines and selects those to be run under control. */
package io.snarl.agent.junit.discovery;
