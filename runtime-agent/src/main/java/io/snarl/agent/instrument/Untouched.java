package io.snarl.agent.instrument;

/**
 * A class or method that should have been rewritten and was left as it is.
 *
 * @param className the binary name of the class
 * @param method the method, such as {@code main([Ljava/lang/String;)V}, or null if it is the whole class
 * @param reason why
 */
public record Untouched(String className, String method, String reason) {}
