package sampled;

import org.junit.jupiter.api.Test;

/** Runs after the other class, which has shown what there is to see. */
class LateTallyTest {

    @Test
    void calls_that_other_tests_have_shown_are_summarised() {
        var tally = new Tally();
        tally.add(1);
        tally.add(2);
        tally.addAll(2);
    }
}
