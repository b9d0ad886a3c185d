package tally;

/** Every thread is to see the latest value, and nothing guards what is done to it. */
class Tally {

    private volatile int count;

    void up() { // mend 1: synchronized void up() {
        count++;
    }

    void down() { // mend 1: synchronized void down() {
        count--;
    }

    void add(int number) { // mend 1: synchronized void add(int number) {
        count += number;
    }

    int count() {
        return count;
    }
}
