package io.snarl.contract.code;

/** Recognises the classes of the JDK by their names. */
public final class JdkClasses {

    private JdkClasses() {}

    /**
     * Returns whether a class belongs to the JDK: to its API or to its implementation. Names that start with {@code javax.} count
     * too, though libraries have some of them.
     *
     * @param className a binary name
     */
    public static boolean contain(String className) {
        return className.startsWith("java.")
                || className.startsWith("jdk.")
                || className.startsWith("javax.")
                || className.startsWith("sun.");
    }
}
