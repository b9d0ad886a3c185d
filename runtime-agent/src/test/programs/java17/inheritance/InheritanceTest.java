package inheritance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class InheritanceTest {

    @Test
    void overridden_methods_and_super_calls() {
        Shape shape = new RoundedSquare();
        assertEquals("square with 4 corners, area 1", shape.describe());
    }

    @Test
    void subject_extended_by_test_code() {
        Shape triangle = new Triangle();
        assertEquals("3 corners, area 7", triangle.describe());
    }

    private static final class Triangle extends Shape {

        Triangle() {
            super(3);
        }

        @Override
        public int area() {
            return 7;
        }
    }
}
