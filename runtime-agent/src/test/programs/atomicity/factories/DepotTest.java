package factories;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class DepotTest {

    /** Counts, as a test with one thread may. */
    static class Numbered implements Depot.Maker {

        private int made;

        @Override
        public String make() {
            return "thing " + ++made;
        }

        int made() {
            return made;
        }
    }

    @Test
    void is_filled() {
        Numbered numbered = new Numbered();
        Depot depot = new Depot(numbered);
        depot.fill();
        depot.fill();

        assertEquals(2, depot.size());
        assertEquals(2, numbered.made());
    }
}
