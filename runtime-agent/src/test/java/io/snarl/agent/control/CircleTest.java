package io.snarl.agent.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CircleTest {

    private static final Circle.Edge A = edge("give", 1);
    private static final Circle.Edge B = edge("take", 2);
    private static final Circle.Edge C = edge("take", 3);

    @Test
    void circle_is_the_same_whichever_thread_comes_first() {
        assertThat(new Circle(List.of(B, C, A))).isEqualTo(new Circle(List.of(A, B, C)));
        assertThat(new Circle(List.of(C, A, B))).hasToString(new Circle(List.of(A, B, C)).toString());
    }

    @Test
    void circle_in_the_other_direction_is_another_one() {
        assertThat(new Circle(List.of(C, B, A))).isNotEqualTo(new Circle(List.of(A, B, C)));
    }

    private static Circle.Edge edge(String method, int line) {
        var place = new CodePlace("demo.Account", method, "Account.java", line);
        return new Circle.Edge("demo.Account", place, "demo.Account", place);
    }
}
