package io.snarl.agent.site;

import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.TracedClass;

/**
 * A class as a trace describes it.
 *
 * @param name the binary name
 * @param sort what the class is for the recording
 * @param flags some of the flags of {@link TracedClass}
 * @param sourceFile the simple name of the source file, or null
 * @param line the first line of an anonymous class, else 0
 */
public record CodeClass(String name, ClassSort sort, int flags, String sourceFile, int line) {}
