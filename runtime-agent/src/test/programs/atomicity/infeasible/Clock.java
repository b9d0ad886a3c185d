package infeasible;

/** Reads and sets its hand in two steps, but nobody else gets at the hand, and the clock is locked all the time. */
class Clock {

    private final Hand minutes = new Hand();

    synchronized void tick() {
        int angle = minutes.angle();
        minutes.turnTo((angle + 6) % 360);
    }

    synchronized int angle() {
        return minutes.angle();
    }
}
