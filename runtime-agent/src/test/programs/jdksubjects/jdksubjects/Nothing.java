package jdksubjects;

/** The subjects are classes of the JDK. */
final class Nothing {

    private Nothing() {}
}
