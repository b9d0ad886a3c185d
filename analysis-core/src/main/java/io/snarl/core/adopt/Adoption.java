package io.snarl.core.adopt;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.TestMethod;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Copies generated tests of chosen findings, with their schedules, into the project's own tests. */
public final class Adoption {

    private static final int NAMED = 10;

    private final Findings findings;
    private final AdoptedFiles files;
    private final Consumer<String> told;
    private final List<String> refused = new ArrayList<>();

    /**
     * Makes an adoption.
     *
     * @param told is given a line for each thing that was done
     */
    public Adoption(Findings findings, AdoptedFiles files, Consumer<String> told) {
        this.findings = findings;
        this.files = files;
        this.told = told;
    }

    /**
     * Adopts findings by their ids, or all that are confirmed if none is named.
     *
     * @throws AdoptionException if there is nothing to adopt, or if a file was in the way
     */
    public void adopt(Set<String> ids) throws IOException {
        for (List<Finding> ofOneClass : byClass(chosen(ids)).values()) {
            adoptClass(ofOneClass);
        }
        if (!refused.isEmpty()) {
            throw new AdoptionException(String.join("\n", refused));
        }
    }

    private List<Finding> chosen(Set<String> ids) {
        if (ids.isEmpty()) {
            List<Finding> confirmed = findings.confirmed();
            if (confirmed.isEmpty()) {
                throw new AdoptionException("There is nothing to adopt: no finding is confirmed.");
            }
            return confirmed;
        }
        return ids.stream().map(this::find).toList();
    }

    private Finding find(String id) {
        Finding finding = findings.find(id)
                .orElseThrow(() -> new AdoptionException(
                        "--finding is " + id + ", but allowed is the id of a confirmed finding" + confirmedIds()));
        if (!finding.isConfirmed() || finding.test().isEmpty()) {
            throw new AdoptionException("--finding is " + id + ", which is " + finding.verdict()
                    + ", but allowed is the id of a confirmed finding" + confirmedIds());
        }
        return finding;
    }

    private String confirmedIds() {
        List<Finding> confirmed = findings.confirmed();
        if (confirmed.isEmpty()) {
            return ", and there is none.";
        }
        return ": "
                + confirmed.stream().limit(NAMED).map(Finding::id).collect(joining(", "))
                + (confirmed.size() > NAMED ? " and " + (confirmed.size() - NAMED) + " more in findings.json." : ".");
    }

    private static Map<String, List<Finding>> byClass(List<Finding> chosen) {
        return chosen.stream()
                .collect(groupingBy(finding -> finding.test().orElseThrow().className(), LinkedHashMap::new, toList()));
    }

    private void adoptClass(List<Finding> chosen) throws IOException {
        TestMethod any = chosen.get(0).test().orElseThrow();
        Map<String, List<String>> wanted = new LinkedHashMap<>();
        for (Finding finding : chosen) {
            wanted.computeIfAbsent(methodOf(finding), same -> new ArrayList<>()).addAll(files.schedulesOf(finding));
        }
        if (!files.exists(any)) {
            files.copy(any, wanted, told);
        } else if (!isThere(any, wanted)) {
            return;
        }
        for (Finding finding : chosen) {
            files.copySchedules(finding, told);
        }
    }

    private static String methodOf(Finding finding) {
        return finding.test().orElseThrow().method();
    }

    /** Tells whether the file that is there has all tests, also those that were renamed; if not, the user is told what to do. */
    private boolean isThere(TestMethod any, Map<String, List<String>> wanted) throws IOException {
        Optional<TestSource> there = files.sourceThere(any);
        Set<String> tests = there.map(TestSource::tests).orElse(Set.of());
        Set<String> marked = there.map(TestSource::schedules).orElse(Set.of());
        Map<String, List<String>> missing = new LinkedHashMap<>(wanted);
        missing.entrySet()
                .removeIf(test -> tests.contains(test.getKey())
                        || test.getValue().stream().anyMatch(marked::contains));
        if (!missing.isEmpty()) {
            refused.add(files.nameOf(any) + " is there already and is not overwritten. Copy "
                    + String.join(", ", missing.keySet()) + " from " + any.file()
                    + " by hand, or rename that class and adopt again.");
            return false;
        }
        told.accept(files.nameOf(any) + " is left as it is: it has " + numberOf(wanted.keySet()) + " already.");
        wanted.forEach((test, schedules) -> {
            if (!marked.containsAll(schedules)) {
                told.accept("  To run " + test + " by its schedule, put " + AdoptionMark.of(schedules) + " on it.");
            }
        });
        return true;
    }

    private static String numberOf(Set<String> tests) {
        return tests.size() == 1 ? "the test" : "the " + tests.size() + " tests";
    }
}
