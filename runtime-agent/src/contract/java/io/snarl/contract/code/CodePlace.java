package io.snarl.contract.code;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;

/**
 * A line of code.
 *
 * @param className a binary name
 * @param sourceFile the name of the source file, or the empty text if the class does not say
 * @param line 0 if the class does not say
 */
public record CodePlace(String className, String method, String sourceFile, int line) {

    /** Returns the place of a frame of a stack trace. */
    public static CodePlace of(StackTraceElement frame) {
        String file = frame.getFileName();
        return new CodePlace(
                frame.getClassName(),
                frame.getMethodName(),
                file == null ? "" : file,
                Math.max(0, frame.getLineNumber()));
    }

    /** Reads what {@link #json} has written. */
    public static CodePlace read(JsonLine object) {
        return new CodePlace(
                object.string("class"), object.string("method"), object.string("file"), object.count("line"));
    }

    /** Returns it as a JSON object. */
    public JsonLineWriter json() {
        return new JsonLineWriter()
                .with("class", className)
                .with("method", method)
                .with("file", sourceFile)
                .with("line", line);
    }

    /** Returns file and line as stack traces have them, or the method if the class does not say. */
    public String source() {
        if (sourceFile.isEmpty()) {
            return className + "." + method;
        }
        return line > 0 ? sourceFile + ":" + line : sourceFile;
    }

    /** Returns it as a stack trace has it, so that consoles and IDEs make a link of it. */
    @Override
    public String toString() {
        return className + "." + method + "(" + (sourceFile.isEmpty() ? "Unknown Source" : sourceFile)
                + (line > 0 ? ":" + line : "") + ")";
    }
}
