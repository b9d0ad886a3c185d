package io.snarl.contract.settings;

/** How a test JVM without the agent is told what it needs to run adopted tests under the scheduler in another one. */
public final class AdoptedTestFiles {

    /** The system property that names the directory with the {@link PreparedFiles}. */
    public static final String PROPERTY = "snarl.adoptedTests";

    /** The class path of the tests, an entry on each line; it is written last, so that it is there only if all others are. */
    public static final String CLASS_PATH = "class-path.txt";

    /** The JVM arguments of the tests, for a JVM that cannot read its own. */
    public static final String TESTS_ARGUMENTS = "tests-arguments.txt";

    /** Where schedules are among the resources of a suite. */
    public static final String RESOURCES = "snarl";

    /** The directory with the schedules of one test in that for its results. */
    public static final String SCHEDULES = "adopted";

    /** The directory for the results of adopted tests, in which each test has one of its own. */
    public static final String RESULTS = "results";

    private AdoptedTestFiles() {}
}
