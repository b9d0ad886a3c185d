package io.snarl.agent.fuzz;

/** The kind of bug that is collected from a test; other failures are only mentioned. */
public enum CollectMode {
    /** The first failure ends the search. */
    NOTHING,
    /** All deadlocks. */
    DEADLOCKS,
    /** All outcomes that no sequential order of a test's parallel calls has. */
    VIOLATIONS;

    /**
     * Returns the mode with a name in the settings.
     *
     * @throws IllegalArgumentException if nothing of that name can be collected
     */
    public static CollectMode named(String name) {
        return switch (name) {
            case "" -> NOTHING;
            case "deadlocks" -> DEADLOCKS;
            case "violations" -> VIOLATIONS;
            default ->
                throw new IllegalArgumentException("The Snarl agent is to collect '" + name
                        + "', but can only collect 'deadlocks' or 'violations'.");
        };
    }
}
