package io.snarl.contract.trace.index;

/**
 * A test or container of tests that was not run.
 *
 * @param id its unique id on the JUnit Platform
 */
public record SkippedTest(String id, String reason) {}
