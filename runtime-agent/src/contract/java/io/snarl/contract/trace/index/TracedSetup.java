package io.snarl.contract.trace.index;

import java.util.Optional;

/**
 * What ran for a whole container of tests, such as {@code @BeforeAll} or static initialisers of its class.
 *
 * @param id the container's unique id on the JUnit Platform
 * @param className the class that the container is, if its engine names one
 * @param recording its trace, if anything was recorded
 * @param ended whether the container has ended, and not its JVM before
 */
public record TracedSetup(String id, Optional<String> className, Optional<Recording> recording, boolean ended) {}
