package steps;

/** Made for threads, as its lock says, which it forgets for what it does with its progress. */
public final class Crew {

    private final Progress progress;
    private int members;

    public Crew(Progress progress) {
        this.progress = progress;
    }

    public synchronized int join() {
        members++;
        return members;
    }

    /** Loses a step, though each access to the progress is safe. */
    public long advance() {
        long reached = progress.get() + 1;
        progress.set(reached);
        return reached;
    }
}
