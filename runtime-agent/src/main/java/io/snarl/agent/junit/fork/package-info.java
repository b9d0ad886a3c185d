/** Runs tests in other JVMs when this one cannot run them any more. */
package io.snarl.agent.junit.fork;
