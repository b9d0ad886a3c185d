package released;

/** Is held from the beginning, and right as long as only who holds it gives it back; of others it notices some. */
class Gate {

    private volatile int holder;

    Gate(int ticket) {
        holder = ticket;
    }

    void leave(int ticket) {
        if (holder != ticket) {
            throw new IllegalMonitorStateException();
        }
        holder = 0;
    }

    boolean isOpen() {
        return holder == 0;
    }
}
