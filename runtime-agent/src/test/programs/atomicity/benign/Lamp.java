package benign;

/** Its switch is written without the lock, but always to what it is: nobody can tell. */
class Lamp {

    private boolean broken;
    private int switched;

    void drop() {
        if (!broken) {
            broken = true;
        }
    }

    synchronized boolean isBroken() {
        return broken;
    }

    synchronized int press() {
        return broken ? switched : ++switched;
    }
}
