package crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ScoresTest {

    private final Scores scores = new Scores();

    @Test
    void knows_the_latest() {
        assertEquals(0, scores.latest());

        scores.add(7);
        scores.add(9);

        assertEquals(9, scores.latest());
        assertEquals(7, scores.get(0));
    }

    @Test
    void clears() {
        scores.add(7);
        scores.clear();

        assertEquals(0, scores.size());
    }
}
