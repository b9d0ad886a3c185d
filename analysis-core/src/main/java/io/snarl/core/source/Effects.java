package io.snarl.core.source;

import java.util.ArrayList;
import java.util.List;

/** Says in words what tests have shown of the calls that they make. */
final class Effects {

    private static final List<String> ORDER =
            List.of("may deadlock", "may interfere", "deadlock", "lose updates", "interfere", "crash");

    private Effects() {}

    /** Returns what comes after "calls that" and before "in parallel". */
    static String of(List<TestMethod> tests) {
        List<String> found = tests.stream().map(test -> words(test.shown())).toList();
        List<String> words = new ArrayList<>(ORDER);
        words.retainAll(found);
        String last = words.remove(words.size() - 1);
        return words.isEmpty() ? last : String.join(", ", words) + " or " + last;
    }

    private static String words(Shown shown) {
        if (shown instanceof Shown.Violation violation) {
            return switch (violation.effect()) {
                case CRASH -> "crash";
                case LOST_UPDATE -> "lose updates";
                case OTHER -> "interfere";
            };
        }
        if (shown instanceof Shown.OutcomeWanted) {
            return "may interfere";
        }
        return shown instanceof Shown.Deadlocks ? "deadlock" : "may deadlock";
    }
}
