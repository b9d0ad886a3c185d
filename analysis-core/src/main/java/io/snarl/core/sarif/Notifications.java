package io.snarl.core.sarif;

import io.snarl.core.finding.Findings;
import io.snarl.core.finding.Verdict;
import io.snarl.core.sarif.SarifLog.Message;
import io.snarl.core.sarif.SarifLog.Notification;
import java.util.ArrayList;
import java.util.List;

/** Converts losses and mishaps to notifications, so that a log without bugs does not mislead. */
final class Notifications {

    private Notifications() {}

    static List<Notification> of(Findings findings) {
        List<Notification> notifications = new ArrayList<>();
        if (findings.counts().cut()) {
            notifications.add(notification(
                    "warning",
                    "The time was over before everything was tried, so there may be more to find:"
                            + " give it more with --time-budget."));
        }
        int open = findings.with(Verdict.NOT_CONFIRMED).size();
        if (open > 0) {
            notifications.add(notification(
                    "note",
                    open + (open == 1 ? " bug was" : " bugs were")
                            + " predicted and not confirmed by any execution; findings.json lists them."));
        }
        List<String> mishaps = findings.counts().mishaps();
        if (!mishaps.isEmpty()) {
            notifications.add(notification(
                    "warning",
                    "Not examined, because something went wrong inside Snarl: " + String.join("; ", mishaps)));
        }
        List<String> notExamined = findings.counts().notExamined();
        if (!notExamined.isEmpty()) {
            notifications.add(notification(
                    "note",
                    "Not examined for lost updates and the like, since nothing says that they are made for several threads"
                            + " (name them in subjects.include, without *, to have them examined): "
                            + String.join(", ", notExamined)));
        }
        List<String> notCalled = findings.counts().notCalled();
        if (!notCalled.isEmpty()) {
            notifications.add(notification(
                    "note",
                    "Not called by threads, since only code of the library can call them and users have another way to"
                            + " the same objects, or since their comments say that they are not thread-safe: "
                            + String.join(", ", notCalled)));
        }
        return notifications;
    }

    private static Notification notification(String level, String text) {
        return new Notification(level, Message.of(text));
    }
}
