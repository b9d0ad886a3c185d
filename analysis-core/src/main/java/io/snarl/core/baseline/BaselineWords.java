package io.snarl.core.baseline;

import io.snarl.core.finding.Findings;
import java.util.ArrayList;
import java.util.List;

/**
 * Describes which findings a baseline accepts and how it was changed.
 *
 * @param file the baseline as a user would name it
 */
public record BaselineWords(String file) {

    /** Returns the lines about findings that are accepted, and about what is accepted and was not found; none without a baseline. */
    public List<String> of(Baseline baseline, Findings findings) {
        List<String> lines = new ArrayList<>();
        if (!baseline.accepted().isEmpty()) {
            lines.add("Known by " + file + ": " + findings.known().size() + " of "
                    + findings.confirmed().size() + " confirmed");
        }
        if (baseline.ofCalls() > 0) {
            lines.add("Of an older version in " + file + ": " + baseline.ofCalls()
                    + " that accept single pairs of calls, where one finding now has all calls of one cause. It is known if each of"
                    + " them is accepted; to accept causes instead, run synthesizeConcurrentTests --update-baseline.");
        }
        List<AcceptedFinding> missing = baseline.notIn(findings);
        if (!missing.isEmpty()) {
            lines.add("Accepted in " + file + ", but not found"
                    + (findings.counts().cut()
                            ? " before the time was over:"
                            : " any more (run synthesizeConcurrentTests --update-baseline to take it out):"));
            missing.forEach(finding -> lines.add("  " + finding));
        }
        return lines;
    }

    /** Returns the lines about a baseline that was written anew. */
    public List<String> ofUpdate(Baseline before, Baseline after) {
        List<AcceptedFinding> added = after.without(before);
        List<AcceptedFinding> removed = before.without(after);
        List<String> lines = new ArrayList<>();
        lines.add("Baseline " + file + ": " + after.accepted().size() + " accepted, " + added.size() + " added, "
                + removed.size() + " removed");
        added.forEach(finding -> lines.add("  added " + finding));
        removed.forEach(finding -> lines.add("  removed " + finding));
        return lines;
    }
}
