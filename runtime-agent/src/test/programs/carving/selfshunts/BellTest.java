package selfshunts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BellTest implements Bell.Listener {

    private final Bell bell = new Bell();

    @BeforeEach
    void setUp() {
        bell.add(this);
    }

    @Override
    public int ears() {
        return 2;
    }

    @Test
    void rings() {
        bell.ring();

        assertEquals(2, bell.heard());
    }
}
