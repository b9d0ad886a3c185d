package io.snarl.core.report;

import java.nio.file.Path;
import java.util.List;

/**
 * The files that a report is made of, any of which may be missing.
 *
 * @param project the directory of the project
 * @param findings what {@code synthesizeConcurrentTests} has found
 * @param traceIndex what {@code traceSeedTests} says about its run
 * @param fuzzResults what {@code fuzzConcurrentTests} says about its run
 * @param sources the source directories of the project, those of its tests and of generated ones among them
 */
public record RunFiles(Path project, Path findings, Path traceIndex, Path fuzzResults, List<Path> sources) {

    /** Copies the list, so that it never changes. */
    public RunFiles {
        sources = List.copyOf(sources);
    }
}
