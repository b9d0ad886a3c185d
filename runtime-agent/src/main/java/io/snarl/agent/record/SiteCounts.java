package io.snarl.agent.record;

/**
 * The counters of a thread for each site, in pages that are allocated when one of their sites first occurs: there may be
 * thousands of threads, most of which reach few places.
 *
 * <p>It uses no class of the JDK that might be rewritten, since that would come back here.
 */
final class SiteCounts {

    private static final int PAGE_BITS = 6;
    private static final int IN_PAGE = (1 << PAGE_BITS) - 1;

    private Page[] pages = new Page[16];

    /** The counters of neighbouring sites. */
    private static final class Page {

        final int[] scopes = new int[1 << PAGE_BITS];
        final int[] times = new int[1 << PAGE_BITS];
        final int[] latestClass = new int[1 << PAGE_BITS];
        final byte[] sorts = new byte[1 << PAGE_BITS];
    }

    /** Counts an occurrence in a scope; returns how many there were in it. */
    int count(int site, int scope) {
        Page page = pageOf(site);
        int at = site & IN_PAGE;
        if (page.scopes[at] != scope) {
            page.scopes[at] = scope;
            page.times[at] = 1;
            return 1;
        }
        return ++page.times[at];
    }

    /** Sets the class of the latest object; returns whether it was another one. */
    boolean changesClass(int site, int type) {
        Page page = pageOf(site);
        int at = site & IN_PAGE;
        boolean changes = page.latestClass[at] != type;
        page.latestClass[at] = type;
        return changes;
    }

    /** Returns the sort of code that was set; 0 for none. */
    byte sort(int site) {
        return pageOf(site).sorts[site & IN_PAGE];
    }

    void sort(int site, byte sort) {
        pageOf(site).sorts[site & IN_PAGE] = sort;
    }

    private Page pageOf(int site) {
        int number = site >>> PAGE_BITS;
        if (number < pages.length && pages[number] != null) {
            return pages[number];
        }
        return makePage(number);
    }

    private Page makePage(int number) {
        if (number >= pages.length) {
            var more = new Page[Math.max(number + 1, pages.length * 2)];
            System.arraycopy(pages, 0, more, 0, pages.length);
            pages = more;
        }
        pages[number] = new Page();
        return pages[number];
    }
}
