/** Reports the result of a test to JUnit and to the file of results. */
package io.snarl.agent.junit.result;
