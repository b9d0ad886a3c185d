package inheritance;

public abstract class Shape {

    protected int corners;

    protected Shape(int corners) {
        this.corners = corners;
    }

    public abstract int area();

    public int corners() {
        return corners;
    }

    public synchronized String describe() {
        return corners() + " corners, area " + area();
    }
}
