package vintage;

/** Drives are added up without the lock that reading takes. */
class Odometer {

    private double kilometres;

    void drive(double more) {
        kilometres += more;
    }

    synchronized double kilometres() {
        return kilometres;
    }
}
