package deadlines;

/** Goes on as long as somebody extends it in time. */
class Session {

    private volatile long end = Long.MAX_VALUE;
    private int extensions;

    void extendTo(long time) {
        if (time > System.currentTimeMillis()) {
            end = time;
            extensions++;
        }
    }

    int extensions() {
        return extensions;
    }

    boolean isOver() {
        return System.currentTimeMillis() > end;
    }
}
