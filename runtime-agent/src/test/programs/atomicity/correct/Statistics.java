package correct;

/** Safe for threads: all of its methods are synchronized. */
class Statistics {

    private int count;
    private long sum;
    private int highest = Integer.MIN_VALUE;

    synchronized void add(int number) {
        count++;
        sum += number;
        highest = Math.max(highest, number);
    }

    synchronized void clear() {
        count = 0;
        sum = 0;
        highest = Integer.MIN_VALUE;
    }

    synchronized int count() {
        return count;
    }

    synchronized double mean() {
        return count == 0 ? 0 : (double) sum / count;
    }

    synchronized int highest() {
        return highest;
    }

    @Override
    public synchronized String toString() {
        return count + " numbers, mean " + mean();
    }
}
