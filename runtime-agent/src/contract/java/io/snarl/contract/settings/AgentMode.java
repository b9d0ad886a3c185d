package io.snarl.contract.settings;

/** What the agent does in a JVM. */
public enum AgentMode {
    /** Records what seed tests do. */
    TRACE,
    /** Runs concurrent tests under the scheduler. */
    FUZZ
}
