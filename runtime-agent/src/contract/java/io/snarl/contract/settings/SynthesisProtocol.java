package io.snarl.contract.settings;

/** What the build and the JVM of a synthesis say to each other besides the settings. */
public final class SynthesisProtocol {

    /** The option that says that a JVM was lost before, followed by how many seconds all such have worked. */
    public static final String RESUME = "--resume";

    /** The option that says the same, and that nothing more is tried. */
    public static final String CONCLUDE = "--conclude";

    /** What lines begin with that are only shown on demand. */
    public static final String DETAIL = "\t";

    /** The file, beside the settings and in the directory of the lab, with the stack traces of what went wrong inside. */
    public static final String MISHAPS = "mishaps.log";

    /** What separates the arguments of the lab's command on the standard input; no argument can contain it. */
    public static final String ARGUMENT_SEPARATOR = "\0";

    private SynthesisProtocol() {}
}
