package io.snarl.gradle.internal.seed;

import java.util.Set;
import org.gradle.api.tasks.testing.Test;
import org.gradle.api.tasks.testing.TestFrameworkOptions;
import org.gradle.api.tasks.testing.junit.JUnitOptions;
import org.gradle.api.tasks.testing.junitplatform.JUnitPlatformOptions;

/**
 * The test framework of a test task, in the terms of the JUnit Platform.
 *
 * @param kind the framework
 */
public record SeedFramework(
        Kind kind,
        Set<String> includeTags,
        Set<String> excludeTags,
        Set<String> includeEngines,
        Set<String> excludeEngines) {

    private static final String VINTAGE_ENGINE = "junit-vintage";
    private static final String TEST_OF_JUNIT4 = "org.junit.Test";
    private static final String TEST_OF_JUPITER = "org.junit.jupiter.api.Test";

    public enum Kind {
        /** The JUnit Platform, with whatever engines the project has. */
        PLATFORM,

        /** JUnit 4 on its own, which the vintage engine runs on the platform; its categories are tags there. */
        JUNIT4,

        /** TestNG, or one that is not known. */
        OTHER
    }

    public static SeedFramework of(Test task) {
        TestFrameworkOptions options = task.getOptions();
        if (options instanceof JUnitPlatformOptions platform) {
            return new SeedFramework(
                    Kind.PLATFORM,
                    platform.getIncludeTags(),
                    platform.getExcludeTags(),
                    platform.getIncludeEngines(),
                    platform.getExcludeEngines());
        }
        if (options instanceof JUnitOptions junit4) {
            return new SeedFramework(
                    Kind.JUNIT4,
                    junit4.getIncludeCategories(),
                    junit4.getExcludeCategories(),
                    Set.of(VINTAGE_ENGINE),
                    Set.of());
        }
        return new SeedFramework(Kind.OTHER, Set.of(), Set.of(), Set.of(), Set.of());
    }

    public boolean needsVintage() {
        return kind == Kind.JUNIT4;
    }

    /** The annotations that concurrent tests may carry which are made of such tests. */
    public Set<String> annotations() {
        return needsVintage() ? Set.of(TEST_OF_JUNIT4) : Set.of(TEST_OF_JUNIT4, TEST_OF_JUPITER);
    }
}
