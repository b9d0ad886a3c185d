package io.snarl.paper;

import io.snarl.paper.Found.Deadlock;
import io.snarl.paper.Subject.OmenRow;
import java.util.List;

/** What was found of deadlocks, beside what OMEN came to. */
final class OmenTable {

    private final Table table = new Table(
            "subject",
            "by",
            "events",
            "lock nodes",
            "cycles",
            "bugs",
            "deadlocks",
            "true",
            "false",
            "missing",
            "replays",
            "seconds");
    private final StringBuilder remarks = new StringBuilder();
    private final String by;

    OmenTable(String by) {
        this.by = by;
    }

    void add(Subject subject, Found found) {
        List<Deadlock> deadlocks = found.deadlocks();
        List<Deadlock> alarms = deadlocks.stream()
                .filter(one -> !one.alwaysComesBack() || !subject.deadlocks(one.methods()))
                .toList();
        List<String> missing = subject.missing(deadlocks.stream()
                .filter(Deadlock::alwaysComesBack)
                .map(Deadlock::methods)
                .toList());
        table.add(
                subject.name(),
                by,
                found.count("events"),
                found.count("lockNodes"),
                found.count("cycles"),
                Integer.toString(found.causes().ofDeadlocks()),
                Integer.toString(deadlocks.size()),
                Integer.toString(deadlocks.size() - alarms.size()),
                Integer.toString(alarms.size()),
                Integer.toString(missing.size()),
                deadlocks.stream().mapToInt(Deadlock::reproduced).sum() + " of "
                        + deadlocks.stream().mapToInt(Deadlock::replays).sum(),
                String.format("%.1f", found.seconds()));
        subject.omen().forEach((seeds, row) -> add("OMEN, " + seeds, row));
        alarms.forEach(one -> remarks.append("\n- false in ")
                .append(subject.name())
                .append(": ")
                .append(one));
        missing.forEach(pair -> remarks.append("\n- missing in ")
                .append(subject.name())
                .append(": ")
                .append(pair));
    }

    private void add(String seeds, OmenRow row) {
        table.add(
                "",
                seeds,
                row.events(),
                row.lockNodes(),
                row.cycles(),
                row.tests(),
                row.deadlocks(),
                row.truePositives(),
                falseAlarms(row),
                "",
                "",
                row.seconds());
    }

    private static String falseAlarms(OmenRow row) {
        return row.deadlocks().isEmpty()
                ? ""
                : Integer.toString(Integer.parseInt(row.deadlocks()) - Integer.parseInt(row.truePositives()));
    }

    String text() {
        return table.text() + remarks;
    }
}
