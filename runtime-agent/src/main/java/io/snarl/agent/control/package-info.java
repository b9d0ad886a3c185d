/** Runs a test with one thread at a time; the packages below hold what each step means, who goes on next and how it is told. */
package io.snarl.agent.control;
