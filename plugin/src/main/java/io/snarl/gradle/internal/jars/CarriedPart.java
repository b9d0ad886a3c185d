package io.snarl.gradle.internal.jars;

import java.util.Locale;

/** The parts that the plugin carries, each with a class path of its own. */
public enum CarriedPart {
    /** The Java agent of the test JVM. */
    AGENT,

    /** What concurrent tests are written with. */
    SUPPORT,

    /** What reads traces, predicts bugs and writes tests, with all that it needs. */
    ANALYSIS,

    /** What runs JUnit 4 tests on the JUnit Platform, for projects that do not. */
    VINTAGE;

    String directory() {
        return name().toLowerCase(Locale.ROOT) + "/";
    }
}
