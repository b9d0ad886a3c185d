package io.snarl.agent.fuzz;

/** What is looked for in a test, whatever else goes wrong; what else does is only told. */
public enum CollectMode {
    /** The first failure ends the search. */
    NOTHING,
    /** All deadlocks. */
    DEADLOCKS,
    /** All that the parallel calls of a test come to in no order one after the other. */
    VIOLATIONS;

    /**
     * By the name in the settings.
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
