package io.snarl.core.report;

import io.snarl.contract.interleaving.BrokenInterleavingException;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.TestMethod;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds files that findings name and that were deleted or damaged. */
public final class MissingFiles {

    private MissingFiles() {}

    /** Returns a sentence with what to do, empty if nothing is missing. */
    public static Optional<String> in(Results results) {
        Set<Path> missing = new TreeSet<>();
        results.findings().map(Findings::list).ifPresent(list -> list.forEach(finding -> addMissing(finding, missing)));
        if (missing.isEmpty()) {
            return Optional.empty();
        }
        Path first = missing.iterator().next();
        Path project = results.files().project();
        return Optional.of("The report lacks what is in "
                + (first.startsWith(project) ? project.relativize(first) : first)
                + (missing.size() == 1 ? "" : " and " + (missing.size() - 1) + " more files")
                + ", which the findings name: deleted or damaged since they were found."
                + " Run synthesizeConcurrentTests --rerun to have it again.");
    }

    private static void addMissing(Finding finding, Set<Path> missing) {
        finding.test()
                .map(TestMethod::file)
                .filter(file -> !Files.isRegularFile(file))
                .ifPresent(missing::add);
        for (Bug bug : finding.bugs()) {
            if (!Files.isRegularFile(bug.schedule())) {
                missing.add(bug.schedule());
            }
            if (read(bug.interleaving()).isEmpty()) {
                missing.add(bug.interleaving());
            }
        }
    }

    /** Reads an execution, if its file is there and is one. */
    static Optional<Interleaving> read(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Interleaving.read(file));
        } catch (BrokenInterleavingException e) {
            // Whatever is in it, it is not what was written.
            return Optional.empty();
        }
    }
}
