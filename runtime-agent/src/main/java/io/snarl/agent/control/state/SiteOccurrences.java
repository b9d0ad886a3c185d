package io.snarl.agent.control.state;

import java.util.Arrays;

/** Counts how often a thread has reached each site. */
public final class SiteOccurrences {

    private int[] counts = new int[256];
    private int[] touched = new int[64];
    private int touchedCount;

    /** Counts one more time. */
    public int count(int site) {
        if (site >= counts.length) {
            counts = Arrays.copyOf(counts, Math.max(site + 1, counts.length * 2));
        }
        int count = ++counts[site];
        if (count == 1) {
            if (touchedCount == touched.length) {
                touched = Arrays.copyOf(touched, touchedCount * 2);
            }
            touched[touchedCount++] = site;
        }
        return count;
    }

    public int of(int site) {
        return site < counts.length ? counts[site] : 0;
    }

    void clear() {
        for (int i = 0; i < touchedCount; i++) {
            counts[touched[i]] = 0;
        }
        touchedCount = 0;
    }
}
