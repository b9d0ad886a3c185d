package io.snarl.agent.programs;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** A JDK that programs are recorded on. */
public enum Jdk {
    JDK_17(17),
    JDK_25(25);

    private final int version;

    Jdk(int version) {
        this.version = version;
    }

    public int version() {
        return version;
    }

    /** Skips the test if the JDK is not installed. */
    public Jdk required() {
        Assumptions.assumeTrue(
                isInstalled(), "There is no JDK " + version + " that Gradle finds as a toolchain. Install one.");
        return this;
    }

    boolean isInstalled() {
        return System.getProperty("snarl.jdk." + version) != null;
    }

    public String tool(String name) {
        return Path.of(System.getProperty("snarl.jdk." + version), "bin", name).toString();
    }

    /** Starts a list of arguments with the command {@code java}. */
    public List<String> java() {
        return List.of(tool("java"));
    }
}
