package io.snarl.core.finding;

/** What running a candidate's test has shown about it. */
public enum Verdict {
    /** Threads wait for each other in a cycle. */
    DEADLOCK("deadlock", true),

    /** Results and final observable state equal those of no sequential order of the same calls. */
    NOT_LINEARIZABLE("not linearizable", true),

    /** A call throws an exception that no sequential order of the same calls throws. */
    CRASH("crash", true),

    /** The calls got in each other's way, and all that could be seen was what some sequential order gives too. */
    BENIGN("benign", false),

    /** The bug was predicted, and no execution has shown it. */
    NOT_CONFIRMED("not confirmed", false),

    /** The bug was predicted, and there is a reason why it cannot happen or no test of it can be built. */
    INFEASIBLE("infeasible", false);

    private final String words;
    private final boolean bug;

    Verdict(String words, boolean bug) {
        this.words = words;
        this.bug = bug;
    }

    /** Tells whether an execution has shown a bug; only such a verdict may fail a build. */
    public boolean isBug() {
        return bug;
    }

    /** Returns the verdict as reports spell it. */
    @Override
    public String toString() {
        return words;
    }
}
