package io.snarl.contract.trace.index;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;

/** How many classes of each sort were rewritten. */
public record RewrittenClasses(int subjects, int libraries, int tests) {

    static RewrittenClasses read(JsonLine line) {
        return new RewrittenClasses(line.count("subjects"), line.count("libraries"), line.count("tests"));
    }

    JsonLineWriter addTo(JsonLineWriter line) {
        return line.with("subjects", subjects).with("libraries", libraries).with("tests", tests);
    }

    /** Returns the greater numbers: each JVM has rewritten what its tests use, so much of it is the same. */
    RewrittenClasses orMore(RewrittenClasses other) {
        return new RewrittenClasses(
                Math.max(subjects, other.subjects), Math.max(libraries, other.libraries), Math.max(tests, other.tests));
    }
}
