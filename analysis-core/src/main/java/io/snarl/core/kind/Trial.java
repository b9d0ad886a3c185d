package io.snarl.core.kind;

import io.snarl.core.trial.PlannedTest;

/** A test to try for a candidate. */
public record Trial(Candidate candidate, PlannedTest planned, Effort effort) {

    /** Makes one that is tried as hard as the settings say. */
    public Trial(Candidate candidate, PlannedTest planned) {
        this(candidate, planned, Effort.FULL);
    }

    /** How hard a test is tried. */
    public enum Effort {
        /** With as many schedules as the settings say. */
        FULL,
        /** With a few: it is a further way to show a bug that is known. */
        GLANCE
    }
}
