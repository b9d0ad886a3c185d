package io.snarl.agent.seed;

/**
 * A test or a container of tests as its test engine describes it.
 *
 * @param id the unique id
 * @param className the test class, or null if the engine names none
 * @param method the test method, or null
 * @param name the display name
 * @param sharesInstance whether all tests of a class run on one object of it
 */
record Seed(String id, String className, String method, String name, boolean sharesInstance) {}
