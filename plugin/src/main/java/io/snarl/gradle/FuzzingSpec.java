package io.snarl.gradle;

import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;

/** How the concurrent tests are run. */
public interface FuzzingSpec extends FuzzingParameters {

    /** How many test JVMs run at once, each with some of the classes, 1 to 256; 1 by default. */
    @Internal("more at once leads to no other results")
    Property<Integer> getMaxParallelForks();
}
