package io.snarl.gradle.internal.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import org.gradle.api.Task;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.Test;

class RunConditionsTest {

    private final Task task = ProjectBuilder.builder().build().getTasks().create("some");
    private final RunConditions conditions = new RunConditions();

    @Test
    void task_runs_where_all_conditions_hold() {
        conditions.add(each -> each.getName().equals("some"));
        conditions.setEnabled(true);

        assertThat(conditions.unmetBy(task)).isEmpty();
    }

    @Test
    void first_condition_that_does_not_hold_is_told_in_the_words_of_the_build_script() {
        conditions.add("the moon is full", each -> false);
        conditions.add(each -> false);

        assertThat(conditions.unmetBy(task))
                .hasValue("a condition that was set by 'onlyIf' does not hold: the moon is full");
    }

    @Test
    void task_that_is_not_enabled_stays_so_whatever_other_conditions_become() {
        conditions.add(each -> false);
        conditions.setEnabled(false);
        conditions.clear();

        assertThat(conditions.unmetBy(task)).hasValue("its 'enabled' is false");
        conditions.setEnabled(true);
        assertThat(conditions.unmetBy(task)).isEmpty();
    }
}
