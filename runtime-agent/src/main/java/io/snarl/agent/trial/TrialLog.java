package io.snarl.agent.trial;

import io.snarl.contract.outcome.ObservedValue;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Logs what a trial shows in the current execution. There is one for all, since one test at a time runs in a JVM; it is
 * used only by the thread of the test.
 */
public final class TrialLog {

    private static final TrialLog CURRENT = new TrialLog();

    private final Map<String, ObservedValue> values = new LinkedHashMap<>();
    private final Map<String, Throwable> thrown = new LinkedHashMap<>();
    private Throwable[] byThreads = new Throwable[0];
    private int groups;
    private int firstThread;
    private boolean beganTrial;
    private boolean ended;
    private String hindrance;

    private TrialLog() {}

    public static TrialLog current() {
        return CURRENT;
    }

    /** Forgets the execution before. */
    public synchronized void begin() {
        values.clear();
        thrown.clear();
        byThreads = new Throwable[0];
        groups = 0;
        firstThread = 0;
        beganTrial = false;
        ended = false;
        hindrance = null;
    }

    /**
     * Marks the beginning of the parallel calls.
     *
     * @param first the number of the first thread; the others follow
     * @param alive how many threads there are besides these
     */
    public synchronized void beginParallel(int first, int count, int alive) {
        firstThread = first;
        byThreads = new Throwable[count];
        if (++groups > 1) {
            hindrance = "the test lets calls run in parallel more than once";
        } else if (alive > 1) {
            hindrance = "the test has threads of its own beside those of the calls";
        }
    }

    /**
     * Marks the end of the parallel calls.
     *
     * @param threads how many threads the execution has had up to now
     */
    public synchronized void endParallel(Throwable[] thrownByThreads, int threads) {
        byThreads = thrownByThreads.clone();
        if (threads > firstThread + byThreads.length && hindrance == null) {
            hindrance = "the calls start threads, which may go on when the calls have ended";
        }
    }

    /** Logs an observed value. */
    public void value(String key, Object value) {
        // Not as one step with the rest: the program is asked, which may do anything.
        ObservedValue read = ValueReader.read(value);
        put(key, read);
    }

    public void nothing(String key) {
        put(key, ObservedValue.of(ObservedValue.Sort.VOID, ""));
    }

    public synchronized void thrown(String key, Throwable exception) {
        thrown.put(key, exception);
        put(key, ValueReader.exception(exception));
    }

    private synchronized void put(String key, ObservedValue value) {
        beganTrial = true;
        values.put(key, value);
    }

    public synchronized void end() {
        ended = true;
    }

    /** Returns all that was seen since the beginning. */
    public synchronized TrialObservations seen() {
        return new TrialObservations(
                Map.copyOf(values),
                Map.copyOf(thrown),
                byThreads,
                firstThread,
                ended,
                hindrance != null || !beganTrial || ended ? hindrance : "the trial did not come to its end");
    }
}
