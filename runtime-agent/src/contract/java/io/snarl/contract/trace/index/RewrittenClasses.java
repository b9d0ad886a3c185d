package io.snarl.contract.trace.index;

/** How many classes of each sort were rewritten. */
public record RewrittenClasses(int subjects, int libraries, int tests) {}
