package io.snarl.core.kind.atomicity.violation;

import io.snarl.core.finding.Verdict;

/** The verdicts by which violations of atomicity are called. */
public final class AtomicityVerdicts {

    /** Results and final observable state equal those of no sequential order of the same calls. */
    public static final Verdict NOT_LINEARIZABLE = Verdict.ofBug("not linearizable", 4, "is not atomic with");

    /** A call throws an exception that no sequential order of the same calls throws. */
    public static final Verdict CRASH = Verdict.ofBug("crash", 3, "crashes with");

    private AtomicityVerdicts() {}
}
