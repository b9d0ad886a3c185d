package io.snarl.agent;

import net.bytebuddy.ClassFileVersion;

/**
 * Checks whether the agent can rewrite the classes of a JVM, so that an unknown JVM is refused instead of being recorded
 * with unseen gaps.
 *
 * @param javaVersion the feature version of Java that the JVM implements, such as 17
 */
record JvmSupport(int javaVersion) {

    static final int OLDEST = 17;
    static final int NEWEST = 25;

    /** Describes the running JVM by the class files that it loads, since those are what the agent rewrites. */
    static JvmSupport ofThisJvm() {
        return new JvmSupport(ClassFileVersion.ofThisVm().getJavaVersion());
    }

    /** Refuses a JVM that the agent is not made for. */
    void require() {
        if (javaVersion < OLDEST || javaVersion > NEWEST) {
            throw new IllegalStateException("The Snarl agent supports Java " + OLDEST + " to " + NEWEST
                    + ", but this JVM is Java " + javaVersion
                    + ". Run the tests on a supported JDK, for example by setting a toolchain of Java " + NEWEST + ".");
        }
    }
}
