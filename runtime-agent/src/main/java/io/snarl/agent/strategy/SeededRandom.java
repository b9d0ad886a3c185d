package io.snarl.agent.strategy;

/** Random numbers that depend only on a seed and the number of the schedule: splitmix64, without allocation. */
public final class SeededRandom {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final long seed;
    private long schedule;
    private long state;

    public SeededRandom(long seed) {
        this.seed = seed;
    }

    /** Starts the numbers of the next schedule, which do not depend on how many were drawn for earlier ones. */
    public void nextSchedule() {
        state = mix(seed + GOLDEN * ++schedule);
    }

    public long seed() {
        return seed;
    }

    public long draw() {
        return mix(state += GOLDEN);
    }

    /** Returns a number from 0 on that is less than the bound. */
    public int below(int bound) {
        return (int) (((draw() >>> 32) * bound) >>> 32);
    }

    public static long mix(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
