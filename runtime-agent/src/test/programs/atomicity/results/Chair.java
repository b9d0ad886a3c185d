package results;

/** One caller gets it. In the end it is taken either way, so only what the callers were told shows the mistake. */
class Chair {

    private volatile boolean taken;

    boolean take() {
        if (taken) {
            return false;
        }
        taken = true;
        return true;
    }

    boolean isTaken() {
        return taken;
    }
}
