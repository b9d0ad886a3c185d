/** Runs tests for the analysis, which hands them out one by one. */
package io.snarl.agent.junit.lab;
