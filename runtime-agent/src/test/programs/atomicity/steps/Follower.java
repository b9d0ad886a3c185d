package steps;

/** Goes on step by step, and lets others see how far; nothing says that it is made for more than one thread. */
public final class Follower {

    private final Progress progress;

    public Follower(Progress progress) {
        this.progress = progress;
    }

    /** Reads and writes how far it is, in two steps each of which is safe. */
    public long next() {
        long reached = progress.get() + 1;
        progress.set(reached);
        return reached;
    }
}
