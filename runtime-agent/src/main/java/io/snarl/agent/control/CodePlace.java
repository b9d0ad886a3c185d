package io.snarl.agent.control;

import io.snarl.agent.site.Site;

/**
 * A line of code.
 *
 * @param className a binary name
 * @param file the source file, or the empty text if the class does not say
 * @param line 0 if the class does not say
 */
public record CodePlace(String className, String method, String file, int line) {

    static CodePlace of(Site site) {
        String file = site.method().owner().sourceFile();
        return new CodePlace(
                site.method().owner().name(), site.method().name(), file == null ? "" : file, Math.max(0, site.line()));
    }

    /** The place of a stack trace. */
    public static CodePlace of(StackTraceElement frame) {
        String file = frame.getFileName();
        return new CodePlace(
                frame.getClassName(),
                frame.getMethodName(),
                file == null ? "" : file,
                Math.max(0, frame.getLineNumber()));
    }

    /** File and line, as stack traces have them. */
    String source() {
        if (file.isEmpty()) {
            return "unknown source";
        }
        return line > 0 ? file + ":" + line : file;
    }

    /** As stack traces have it. */
    @Override
    public String toString() {
        return className + "." + method + "(" + (file.isEmpty() ? "Unknown Source" : file)
                + (line > 0 ? ":" + line : "") + ")";
    }
}
