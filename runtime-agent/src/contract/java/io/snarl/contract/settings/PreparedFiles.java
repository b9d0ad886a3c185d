package io.snarl.contract.settings;

/** The names of the files in the directory that is prepared for test JVMs, and of what these leave beside their results. */
public final class PreparedFiles {

    /** The settings of the agent. */
    public static final String SETTINGS = "settings.properties";

    /** The arguments of a JVM that is started with the agent, each on a line. */
    public static final String JVM_ARGUMENTS = "jvm-arguments.txt";

    /** The {@link RemainingTests}. */
    public static final String REMAINING_TESTS = "remaining-tests.txt";

    /** The {@link ReportedTest}s, for a JVM that runs none itself. */
    public static final String REPORTED_TESTS = "reported-tests.txt";

    /** What the agent says, beside its results, when it ends a JVM because going on would be pointless. */
    public static final String FAILURE = "failure.txt";

    private PreparedFiles() {}
}
