package innerlisteners;

/** Rings whoever listens, and counts. */
class Bell {

    private final Listener listener;
    private volatile int rings;

    Bell(Listener listener) {
        this.listener = listener;
    }

    /** Hears the bell. */
    interface Listener {
        void hear(int ring);
    }

    void ring() {
        listener.hear(rings);
        rings++;
    }

    int rings() {
        return rings;
    }
}
