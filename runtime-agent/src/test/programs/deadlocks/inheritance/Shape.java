package inheritance;

abstract class Shape {

    synchronized int area() {
        return side() * side();
    }

    synchronized boolean isLargerThan(Shape other) {
        return area() > other.area();
    }

    abstract int side();
}
