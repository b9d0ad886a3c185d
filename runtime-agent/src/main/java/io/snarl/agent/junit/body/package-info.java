/** Runs a test again and again: by calling its methods, or by its engine. */
package io.snarl.agent.junit.body;
