package arrays;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ArraysTest {

    @Test
    void elements_of_all_primitive_types() {
        assertTrue(new Matrix().primitives());
    }

    @Test
    void several_dimensions() {
        Matrix matrix = new Matrix();
        matrix.cell(1, 2);
        assertEquals(1, matrix.cell(1, 2));
        assertSame(matrix, matrix.jagged()[1][0]);
        assertEquals(3, matrix.cloned().length);
    }

    @Test
    void references() {
        Matrix matrix = new Matrix();
        matrix.put(1, "text");
        matrix.put(0, null);
        assertEquals(2, matrix.length());
    }

    @Test
    void stores_and_loads_that_fail() {
        Matrix matrix = new Matrix();
        assertThrows(ArrayStoreException.class, () -> matrix.put(0, 7));
        assertThrows(ArrayIndexOutOfBoundsException.class, () -> matrix.put(2, "text"));
        assertThrows(NullPointerException.class, () -> matrix.nothing(null));
        assertThrows(ArrayIndexOutOfBoundsException.class, () -> matrix.nothing(new int[0]));
        assertThrows(NegativeArraySizeException.class, () -> matrix.nothing(new int[-1]));
    }

    @Test
    void arrays_of_test_code() {
        long[] numbers = new long[2];
        numbers[1] = 5;
        assertEquals(5, numbers[1]);
    }
}
