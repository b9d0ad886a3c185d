/** One controlled execution of a test: what runs it, what it accesses and what comes of it. */
package io.snarl.agent.execution;
