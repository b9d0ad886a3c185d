package inheritance;

public class Square extends Shape {

    protected final int side;

    public Square(int side) {
        super(4);
        this.side = side;
    }

    public Square() {
        this(1);
    }

    @Override
    public int area() {
        return side * side;
    }

    @Override
    public synchronized String describe() {
        return "square with " + super.describe();
    }
}
