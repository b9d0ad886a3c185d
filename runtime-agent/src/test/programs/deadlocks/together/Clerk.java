package together;

class Clerk {

    private final Object archive;
    private final Object place;
    private int done;

    Clerk(Object archive, Object place) {
        this.archive = archive;
        this.place = place;
    }

    void work() {
        synchronized (place) {
            synchronized (archive) {
                done++;
            }
        }
    }
}
