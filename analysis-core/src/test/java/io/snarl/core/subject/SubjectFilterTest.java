package io.snarl.core.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SubjectFilterTest {

    @Test
    void filter_without_patterns_accepts_every_class() {
        var filter = SubjectFilter.of(List.of(), List.of());

        assertThat(filter.accepts("com.acme.Bank")).isTrue();
    }

    @Test
    void class_is_accepted_if_any_include_names_it() {
        var filter = SubjectFilter.of(List.of("java.util.Vector", "com.acme.**"), List.of());

        assertThat(filter.accepts("java.util.Vector")).isTrue();
        assertThat(filter.accepts("com.acme.Bank")).isTrue();
        assertThat(filter.accepts("java.util.Stack")).isFalse();
    }

    @Test
    void exclude_wins_over_include() {
        var filter = SubjectFilter.of(List.of("com.acme.**"), List.of("com.acme.internal.**"));

        assertThat(filter.accepts("com.acme.Bank")).isTrue();
        assertThat(filter.accepts("com.acme.internal.Ledger")).isFalse();
    }

    @Test
    void exclude_alone_leaves_all_other_classes_accepted() {
        var filter = SubjectFilter.of(List.of(), List.of("com.acme.Bank"));

        assertThat(filter.accepts("com.acme.Bank")).isFalse();
        assertThat(filter.accepts("com.acme.Account")).isTrue();
    }

    @Test
    void later_changes_of_the_given_lists_do_not_change_the_filter() {
        var includes = new ArrayList<>(List.of(ClassGlob.of("com.acme.*")));
        var filter = new SubjectFilter(includes, List.of());

        includes.clear();

        assertThat(filter.accepts("org.other.Thing")).isFalse();
    }

    @Test
    void malformed_pattern_is_refused_wherever_it_stands() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SubjectFilter.of(List.of(), List.of("com..Bank")))
                .withMessageContaining("'com..Bank'");
    }
}
