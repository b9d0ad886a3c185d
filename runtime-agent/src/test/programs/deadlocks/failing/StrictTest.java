package failing;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class StrictTest {

    @Test
    void refuses() {
        assertThrows(IllegalStateException.class, () -> new Strict().join(new Strict()));
    }

    @Test
    void joins() {
        Strict other = new Strict();
        other.open();
        new Strict().join(other);
    }
}
