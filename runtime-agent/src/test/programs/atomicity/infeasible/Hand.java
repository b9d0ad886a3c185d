package infeasible;

/** A hand of a clock. */
class Hand {

    private int angle;

    synchronized int angle() {
        return angle;
    }

    synchronized void turnTo(int angle) {
        this.angle = angle;
    }
}
