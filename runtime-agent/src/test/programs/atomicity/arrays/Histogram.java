package arrays;

/** Counts numbers by tens. The elements of the array are the fields that go wrong. */
class Histogram {

    private final int[] buckets = new int[10];

    void add(int number) {
        buckets[number / 10]++;
    }

    synchronized int count(int bucket) {
        return buckets[bucket];
    }

    synchronized int total() {
        int total = 0;
        for (int count : buckets) {
            total += count;
        }
        return total;
    }
}
