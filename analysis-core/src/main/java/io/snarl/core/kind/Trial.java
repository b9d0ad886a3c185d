package io.snarl.core.kind;

import io.snarl.core.trial.PlannedTest;

/** A test to try for a candidate. */
public record Trial(Candidate candidate, PlannedTest planned) {}
