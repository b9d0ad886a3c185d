package grids;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class GridTest {

    @Test
    void adds() {
        int side = 2;
        int[][] cells = new int[side][side];
        cells[1][0] = side;

        Grid grid = new Grid();
        grid.add(cells);

        assertEquals(2, grid.sum());
    }
}
