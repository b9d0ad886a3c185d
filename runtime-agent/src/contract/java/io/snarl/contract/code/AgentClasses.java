package io.snarl.contract.code;

/** Recognises the classes of the agent by their names. */
public final class AgentClasses {

    private AgentClasses() {}

    /**
     * Returns whether a class is in the agent's jar.
     *
     * @param className a binary name
     */
    public static boolean contain(String className) {
        return className.startsWith("io.snarl.agent.") || className.startsWith("io.snarl.contract.");
    }
}
