package inheritance;

/** A meter that is safe for threads. */
class Meter {

    protected long units;

    synchronized void count(int more) {
        units += more;
    }

    synchronized long units() {
        return units;
    }
}
