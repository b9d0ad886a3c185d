package io.snarl.contract.trace.file;

import java.util.Arrays;

/** The classes of objects by their numbers, in pages, since the numbers of a trace may start high. */
final class ObjectClasses {

    private static final int PAGE_BITS = 12;
    private static final int PAGE = 1 << PAGE_BITS;

    private int[][] pages = new int[16][];

    void put(int object, int classNumber) {
        int page = object >>> PAGE_BITS;
        if (page >= pages.length) {
            pages = Arrays.copyOf(pages, Math.max(page + 1, pages.length * 2));
        }
        if (pages[page] == null) {
            pages[page] = new int[PAGE];
        }
        pages[page][object & PAGE - 1] = classNumber;
    }

    /** Returns the number of an object's class, 0 if it is unknown. */
    int get(int object) {
        int page = object >>> PAGE_BITS;
        return page < pages.length && pages[page] != null ? pages[page][object & PAGE - 1] : 0;
    }
}
