package io.snarl.agent.site;

/** A method of rewritten code. */
public record CodeMethod(CodeClass owner, String name, String descriptor, int access) {

    public boolean isConstructor() {
        return name.equals("<init>");
    }
}
