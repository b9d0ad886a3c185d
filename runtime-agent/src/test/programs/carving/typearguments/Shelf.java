package typearguments;

/** Has room for things of one sort. */
class Shelf<T> {

    private volatile int room;

    void extend(int places) {
        room += places;
    }

    int room() {
        return room;
    }
}
