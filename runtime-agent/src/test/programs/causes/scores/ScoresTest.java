package scores;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ScoresTest {

    @Test
    void knows_the_latest() {
        Scores scores = new Scores();
        assertEquals(0, scores.latest());

        scores.add(7);
        scores.add(9);

        assertEquals(9, scores.latest());
        assertEquals(7, scores.get(0));
    }

    @Test
    void clears() {
        Scores scores = new Scores();
        scores.add(7);
        scores.clear();

        assertEquals(0, scores.size());
    }
}
