package io.snarl.agent.site;

import io.snarl.contract.code.CodePlace;

/**
 * A place in rewritten code that makes events of one kind.
 *
 * @param kind what happens there
 * @param method the method that contains it
 * @param line the source line, 0 if unknown
 * @param owner the binary name of the class that is accessed, called or made, or null
 * @param name the name of the field or method, or null
 * @param descriptor the descriptor of the field or method, or null
 * @param detail what the kind says it is
 */
public record Site(
        SiteKind kind, CodeMethod method, int line, String owner, String name, String descriptor, int detail) {

    /** Returns the line of code that it is. */
    public CodePlace place() {
        CodeClass type = method.owner();
        return new CodePlace(
                type.name(), method.name(), type.sourceFile() == null ? "" : type.sourceFile(), Math.max(0, line));
    }
}
