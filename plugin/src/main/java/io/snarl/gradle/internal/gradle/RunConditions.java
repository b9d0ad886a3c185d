package io.snarl.gradle.internal.gradle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gradle.api.Task;
import org.gradle.api.specs.Spec;

/**
 * The conditions that build scripts set for a task to run, often for all test tasks at once.
 *
 * <p>Gradle would skip the task without a word, also to those that need what it makes.
 */
public final class RunConditions {

    private final List<Condition> conditions = new ArrayList<>();
    private boolean enabled = true;

    /** A condition with its description; no record, so that the configuration cache can store it. */
    private static final class Condition {

        private final String words;
        private final Spec<? super Task> spec;

        Condition(String words, Spec<? super Task> spec) {
            this.words = words;
            this.spec = spec;
        }
    }

    public boolean isEnabled() {
        return enabled;
    }

    public void setEnabled(boolean now) {
        enabled = now;
    }

    public void add(Spec<? super Task> spec) {
        conditions.add(new Condition("a condition that was set by 'onlyIf' does not hold", spec));
    }

    /** Adds a condition for which a build script gives a reason. */
    public void add(String reason, Spec<? super Task> spec) {
        conditions.add(new Condition("a condition that was set by 'onlyIf' does not hold: " + reason, spec));
    }

    /** Removes all conditions but that of being enabled. */
    public void clear() {
        conditions.clear();
    }

    /** Returns the description of the first condition that does not hold. */
    public Optional<String> unmetBy(Task task) {
        if (!enabled) {
            return Optional.of("its 'enabled' is false");
        }
        return conditions.stream()
                .filter(condition -> !condition.spec.isSatisfiedBy(task))
                .map(condition -> condition.words)
                .findFirst();
    }
}
