package captured;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CellTest {

    @Test
    void updates_by_another() {
        Cell cell = new Cell(), other = new Cell();
        cell.update(value -> value + other.get());
        assertEquals(0, cell.get());
    }
}
