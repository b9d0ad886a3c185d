package races;

/** Tells the last degree that was measured. That it is told without the lock is a data race which no order of accesses shows. */
class Thermometer {

    private int degrees;

    synchronized void measure(int measured) {
        degrees = measured;
    }

    int degrees() {
        return degrees;
    }
}
