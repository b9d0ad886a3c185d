package records;

public sealed interface Shape permits Shape.Circle, Shape.Rectangle {

    record Circle(int radius) implements Shape {

        static int made;

        public Circle {
            if (radius < 0) {
                throw new IllegalArgumentException("negative radius");
            }
            made++;
        }
    }

    record Rectangle(int width, int height) implements Shape {

        public Rectangle(int side) {
            this(side, side);
        }

        @Override
        public int height() {
            return height;
        }
    }

    default int area() {
        if (this instanceof Circle circle) {
            return 3 * circle.radius * circle.radius;
        }
        if (this instanceof Rectangle rectangle && rectangle.width > 0) {
            return rectangle.width() * rectangle.height();
        }
        return 0;
    }
}
