/** Reads the annotations and methods of tests, as their engines describe them. */
package io.snarl.agent.junit.descriptor;
