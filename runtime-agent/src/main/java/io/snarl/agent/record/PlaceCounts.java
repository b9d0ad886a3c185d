package io.snarl.agent.record;

import java.util.Arrays;

/** Counts, for the first places of one method's recorded calls, how many of these calls reached each. */
final class PlaceCounts {

    /** A place that fewer calls have reached is a new one. */
    private static final int ENOUGH = 2;

    private static final int PAGE_BITS = 6;
    private static final int IN_PAGE = (1 << PAGE_BITS) - 1;

    private byte[][] pages = new byte[16][];

    /** Returns whether a call has reached a new place. */
    boolean haveNew(VisitedPlaces visited) {
        for (int i = 0; i < visited.size(); i++) {
            if (isNew(visited.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Notes a recorded call; returns the places for which it counts. */
    int[] add(VisitedPlaces visited) {
        var counted = new int[visited.size()];
        int count = 0;
        for (int i = 0; i < visited.size(); i++) {
            int site = visited.get(i);
            if (isNew(site)) {
                change(site, 1);
                counted[count++] = site;
            }
        }
        return Arrays.copyOf(counted, count);
    }

    /** Takes back that a call which reached these places was recorded. */
    void takeBack(int[] counted) {
        for (int site : counted) {
            change(site, -1);
        }
    }

    private boolean isNew(int site) {
        int page = site >>> PAGE_BITS;
        return page >= pages.length || pages[page] == null || pages[page][site & IN_PAGE] < ENOUGH;
    }

    private void change(int site, int by) {
        int page = site >>> PAGE_BITS;
        if (page >= pages.length) {
            pages = Arrays.copyOf(pages, Math.max(page + 1, pages.length * 2));
        }
        if (pages[page] == null) {
            pages[page] = new byte[1 << PAGE_BITS];
        }
        pages[page][site & IN_PAGE] += by;
    }
}
