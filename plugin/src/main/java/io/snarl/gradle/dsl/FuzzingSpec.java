package io.snarl.gradle.dsl;

import javax.inject.Inject;
import org.gradle.api.model.ObjectFactory;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;

/** How the concurrent tests are run. */
public abstract class FuzzingSpec implements FuzzingParameters {

    private final Property<FuzzingStrategy> strategy;

    /** Makes a block in which nothing is set. */
    @Inject
    public FuzzingSpec(ObjectFactory objects) {
        this.strategy = objects.property(FuzzingStrategy.class);
    }

    /** How many test JVMs run at once, each with some of the classes, 1 to 256; 1 by default. */
    @Internal("more at once leads to no other results")
    public abstract Property<Integer> getMaxParallelForks();

    // Not left to Gradle, which allows no setter of ours beside its own.
    @Override
    public Property<FuzzingStrategy> getStrategy() {
        return strategy;
    }

    /** Sets the strategy by its name, for {@code strategy = 'pct'} in Groovy. */
    public void setStrategy(String name) {
        strategy(name);
    }
}
