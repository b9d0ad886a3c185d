package io.snarl.agent.record;

/**
 * The places in the code that one call into the library has reached so far.
 *
 * <p>It uses no class of the JDK that might be rewritten, since that would come back here.
 */
final class VisitedPlaces {

    private int[] sites = new int[256];
    private int size;
    private long course;

    void clear() {
        size = 0;
        course = 0;
    }

    /** Adds a place that the call has not reached before. */
    void add(int site) {
        if (size == sites.length) {
            var more = new int[size * 2];
            System.arraycopy(sites, 0, more, 0, size);
            sites = more;
        }
        sites[size++] = site;
        course += mixed(site);
    }

    /** Scrambles a number: neighbouring places have neighbouring numbers, whose sums would be the same for many courses. */
    private static long mixed(int site) {
        long half = site * 0x9E3779B97F4A7C15L;
        long whole = (half ^ half >>> 32) * 0xD6E8FEB86659FD93L;
        return whole ^ whole >>> 32;
    }

    int size() {
        return size;
    }

    int get(int index) {
        return sites[index];
    }

    /** A hash that all calls share which have reached the same places, in whatever order. */
    long course() {
        return course;
    }
}
