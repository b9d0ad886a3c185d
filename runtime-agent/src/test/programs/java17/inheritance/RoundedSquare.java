package inheritance;

public class RoundedSquare extends Square {

    /** Hides the field of the same name. */
    private int corners = 8;

    @Override
    public int corners() {
        return corners - super.corners();
    }
}
