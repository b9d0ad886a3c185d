package io.snarl.core.trace;

import java.util.Optional;

/**
 * A class or method that could not be rewritten, so that traces do not show what it does.
 *
 * @param className the binary name
 * @param method absent if it is the whole class
 */
public record UntouchedCode(String className, Optional<String> method, String reason) {}
