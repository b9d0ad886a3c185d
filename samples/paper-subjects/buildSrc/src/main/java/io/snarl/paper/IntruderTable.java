package io.snarl.paper;

import io.snarl.paper.Found.Violation;
import java.util.List;

/** What was found of atomicity violations, beside what INTRUDER came to. */
final class IntruderTable {

    private final Table table = new Table(
            "subject",
            "by",
            "pairs",
            "feasible pairs",
            "tests",
            "bugs",
            "confirmed",
            "benign",
            "false alarms",
            "missing",
            "seconds");
    private final StringBuilder remarks = new StringBuilder();
    private final String by;
    private double seconds;

    IntruderTable(String by) {
        this.by = by;
    }

    void add(Subject subject, Found found) {
        Intruder known = subject.intruder();
        List<Violation> violations = found.violations();
        List<Violation> alarms = violations.stream()
                .filter(violation -> !known.isHarmful(violation.methods()))
                .toList();
        List<String> missing =
                known.missing(violations.stream().map(Violation::methods).toList());
        table.add(
                subject.name(),
                by,
                found.count("triples"),
                found.count("candidates"),
                found.count("tests"),
                Integer.toString(found.causes().ofViolations()),
                Integer.toString(violations.size() - alarms.size()),
                Integer.toString(found.benign()),
                Integer.toString(alarms.size()),
                Integer.toString(missing.size()),
                String.format("%.1f", found.seconds()));
        seconds += found.seconds();
        if (known.paper() != null) {
            add(known.paper());
        }
        alarms.forEach(alarm -> remark("false alarm", subject, alarm.toString()));
        missing.forEach(pair -> remark("missing", subject, pair));
    }

    /** The paper's tool reports all violations that it sees; its authors told the harmful ones from the others by hand. */
    private void add(Intruder.Row row) {
        table.add(
                "",
                "INTRUDER",
                Integer.toString(row.pairs()),
                Integer.toString(row.tests()),
                Integer.toString(row.tests()),
                "",
                Integer.toString(row.harmful()),
                "",
                Integer.toString(row.violations() - row.harmful()),
                "",
                String.format("%.1f", row.seconds()));
    }

    private void remark(String what, Subject subject, String text) {
        remarks.append("\n- ")
                .append(what)
                .append(" in ")
                .append(subject.name())
                .append(": ")
                .append(text);
    }

    String text() {
        return table.text() + "\nSeconds in all: " + String.format("%.1f", seconds) + "\n" + remarks;
    }
}
