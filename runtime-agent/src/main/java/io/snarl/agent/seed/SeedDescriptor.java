package io.snarl.agent.seed;

/**
 * A test or a container of tests as its engine describes it.
 *
 * @param id the unique id
 * @param className the test class, or null if the engine names none
 * @param method the test method, or null
 * @param name the display name
 * @param sharesInstance whether all tests of a class run on one object of it
 */
public record SeedDescriptor(String id, String className, String method, String name, boolean sharesInstance) {

    /** The time in which test engines look for tests. */
    static final SeedDescriptor DISCOVERY = new SeedDescriptor("discovery", null, null, "discovery", true);

    /** Returns whether this is no container that a user has written, but an engine, or the search for tests. */
    boolean isForAll() {
        return id.startsWith("[engine:", Math.max(0, id.lastIndexOf('/') + 1)) || this == DISCOVERY;
    }
}
