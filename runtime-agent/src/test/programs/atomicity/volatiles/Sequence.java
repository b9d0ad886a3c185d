package volatiles;

/** A volatile field is always up to date, but to increment it is still two steps. */
class Sequence {

    private volatile int last;

    int next() {
        return ++last;
    }

    int last() {
        return last;
    }
}
