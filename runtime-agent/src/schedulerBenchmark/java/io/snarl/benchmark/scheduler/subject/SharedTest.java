package io.snarl.benchmark.scheduler.subject;

/** The tests, as methods that a tool runs again and again. */
public enum SharedTest {
    /** Two threads of ten synchronized increments, which never fails. */
    INCREMENTS("increments", false) {
        @Override
        void run(Threads threads) {
            var counter = new Counter();
            Runnable ten = () -> {
                for (int i = 0; i < INCREMENTS_OF_A_THREAD; i++) {
                    counter.increment();
                }
            };
            threads.run(ten, ten);
            requireEqual(2 * INCREMENTS_OF_A_THREAD, counter.value());
        }
    },

    /** Two threads that take two locks in different orders. */
    DEADLOCK("deadlock", true) {
        @Override
        void run(Threads threads) {
            var locks = new TwoLocks();
            threads.run(locks::forwards, locks::backwards);
            requireEqual(2, locks.times());
        }
    },

    /** Two threads of one increment without a lock. */
    LOST_UPDATE("lost update", true) {
        @Override
        void run(Threads threads) {
            var counter = new Counter();
            threads.run(counter::incrementPlainly, counter::incrementPlainly);
            requireEqual(2, counter.value());
        }
    };

    /** How often each thread of the first test increments. */
    public static final int INCREMENTS_OF_A_THREAD = 10;

    private final String title;
    private final boolean fails;

    SharedTest(String title, boolean fails) {
        this.title = title;
        this.fails = fails;
    }

    abstract void run(Threads threads);

    /** The test as something to run, which counts how often it is run. */
    public Runnable body(Threads threads) {
        return () -> {
            Executions.count();
            run(threads);
        };
    }

    public String title() {
        return title;
    }

    /** Whether there is a schedule under which it fails. */
    public boolean fails() {
        return fails;
    }

    private static void requireEqual(int expected, int actual) {
        if (expected != actual) {
            throw new AssertionError(actual + " instead of " + expected);
        }
    }
}
