package io.snarl.gradle.tasks.inputs;

import io.snarl.gradle.dsl.SubjectsSpec;
import io.snarl.gradle.dsl.ValuesSpec;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Nested;

/** The code that is instrumented while tests run, and what instruments it. */
public interface InstrumentedCode {

    /** Which classes are instrumented. */
    @Nested
    SubjectsSpec getSubjects();

    /** Which values are written down. */
    @Nested
    ValuesSpec getValues();

    /** The classes of the main source set. */
    @Classpath
    ConfigurableFileCollection getSubjectClasses();

    /** The jar of the main source set, which some suites have on their class path instead of its classes. */
    @Internal("captured by the class path, if it is there")
    RegularFileProperty getSubjectJar();

    /** What the main source set runs with. */
    @Classpath
    ConfigurableFileCollection getLibraryClasses();

    /** Snarl's Java agent. */
    @Classpath
    ConfigurableFileCollection getAgentClasspath();

    /** Snarl's analysis library. */
    @Classpath
    ConfigurableFileCollection getAnalysisClasspath();
}
