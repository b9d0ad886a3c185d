package io.snarl.agent.seed;

import io.snarl.contract.trace.index.EngineName;

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

    /** The discovery of tests, which some engines use to run code of tests. */
    static final SeedDescriptor DISCOVERY = new SeedDescriptor("discovery", null, null, "discovery", true);

    /** Returns whether this is an engine or the discovery of tests, and no container that a user has written. */
    boolean isForAll() {
        return EngineName.isForAll(id);
    }
}
