package io.snarl.core.source;

import java.util.Comparator;
import java.util.List;

/** Describes what tests have shown of their calls, for the comment of the class. */
final class EffectWords {

    private EffectWords() {}

    /** Returns what comes after "calls that" and before "in parallel". */
    static String of(List<TestDraft> tests) {
        List<String> words = tests.stream()
                .map(test -> test.shown().effect())
                .distinct()
                .sorted(Comparator.comparingInt(Shown.Effect::order))
                .map(Shown.Effect::words)
                .toList();
        int last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
    }
}
