package io.snarl.contract.interleaving;

import java.util.Arrays;

/** Divides the width of a console among columns. */
final class Widths {

    private static final int TOTAL = 120;
    private static final int NARROWEST = 30;

    private Widths() {}

    /** Gives each column what it needs if there is room, else narrow ones what they need and wide ones equal shares. */
    static int[] share(int[] needed, int separator) {
        int[] widths = needed.clone();
        int room = TOTAL - separator * (needed.length - 1);
        int[] ascending = needed.clone();
        Arrays.sort(ascending);
        int left = room;
        int limit = Integer.MAX_VALUE;
        for (int i = 0; i < ascending.length; i++) {
            int share = left / (ascending.length - i);
            if (ascending[i] > share) {
                limit = Math.max(NARROWEST, share);
                break;
            }
            left -= ascending[i];
        }
        for (int i = 0; i < widths.length; i++) {
            widths[i] = Math.min(widths[i], limit);
        }
        return widths;
    }
}
