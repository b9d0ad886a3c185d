package io.snarl.gradle.dsl;

import org.gradle.api.Action;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.jvm.toolchain.JavaLauncher;

/** The {@code snarl} block of a build script. */
public interface SnarlExtension {

    /** Which classes are examined. */
    @Nested
    SubjectsSpec getSubjects();

    /** Which sequential tests are traced. */
    @Nested
    SeedTestsSpec getSeedTests();

    /** How concurrent tests are made from the traces. */
    @Nested
    SynthesisSpec getSynthesis();

    /** How the concurrent tests are run. */
    @Nested
    FuzzingSpec getFuzzing();

    /** Which values are written down. */
    @Nested
    ValuesSpec getValues();

    /**
     * Which findings of {@code synthesizeConcurrentTests} fail the build unless the baseline accepts them: {@code deadlock},
     * {@code not-linearizable}, {@code crash}, or {@code any} alone; by default none, an empty set.
     */
    @Input
    SetProperty<String> getFailOn();

    /**
     * The file with the findings that are accepted, written by {@code --update-baseline}; by default
     * {@code snarl-baseline.json} in the project's directory, which need not be there.
     */
    @InputFiles
    @PathSensitive(PathSensitivity.NONE)
    RegularFileProperty getBaseline();

    /**
     * The JVM in which tests are traced and run; by default that of the seed suite's own test task for tracing, and that of the
     * project's toolchain for the rest.
     */
    @Nested
    @Optional
    Property<JavaLauncher> getJavaLauncher();

    /** Configures which classes are examined. */
    default void subjects(Action<? super SubjectsSpec> action) {
        action.execute(getSubjects());
    }

    /** Configures which sequential tests are traced. */
    default void seedTests(Action<? super SeedTestsSpec> action) {
        action.execute(getSeedTests());
    }

    /** Configures how concurrent tests are made from the traces. */
    default void synthesis(Action<? super SynthesisSpec> action) {
        action.execute(getSynthesis());
    }

    /** Configures which values are written down. */
    default void values(Action<? super ValuesSpec> action) {
        action.execute(getValues());
    }

    /** Configures how the concurrent tests are run. */
    default void fuzzing(Action<? super FuzzingSpec> action) {
        action.execute(getFuzzing());
    }
}
