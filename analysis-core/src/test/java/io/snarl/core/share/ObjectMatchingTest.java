package io.snarl.core.share;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ObjectMatchingTest {

    private final ObjectMatching matching = new ObjectMatching();
    private final PlanObject ada = new PlanObject(0, 1);
    private final PlanObject grace = new PlanObject(1, 1);
    private final PlanObject edith = new PlanObject(2, 5);

    @Test
    void object_stands_for_itself_until_it_is_united() {
        assertThat(matching.leaderOf(grace)).isEqualTo(grace).isNotEqualTo(matching.leaderOf(ada));
    }

    @Test
    void objects_that_are_united_have_one_leader_whatever_the_order() {
        matching.unite(grace, edith);
        matching.unite(ada, grace);

        assertThat(matching.leaderOf(ada)).isEqualTo(matching.leaderOf(grace)).isEqualTo(matching.leaderOf(edith));
    }
}
