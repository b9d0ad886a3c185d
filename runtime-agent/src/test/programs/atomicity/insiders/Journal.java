package insiders;

/** Safe for threads, each of which has an entry of its own until it is done. */
class Journal {

    private long total;

    synchronized long total() {
        return total;
    }

    Entry begin() {
        return new Entry();
    }

    /** Made for one thread, which nothing in it denies; what it does to the journal is another matter. */
    class Entry {

        private long amount;

        Entry add(long more) {
            amount += more;
            return this;
        }

        void commit() {
            synchronized (Journal.this) {
                total += amount;
            }
        }

        void commitCarelessly() {
            total += amount;
        }
    }
}
