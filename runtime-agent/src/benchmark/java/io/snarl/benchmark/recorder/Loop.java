package io.snarl.benchmark.recorder;

import java.util.function.ToIntBiFunction;

/** The loops that are measured, with as many turns as make 10 million events or more, and for the mixture 50 million. */
public enum Loop {
    FIELD_READS("field reads", 5_000_000, Workload::fieldReads),
    FIELD_WRITES("field writes", 4_000_000, Workload::fieldWrites),
    MONITORS("monitors", 4_000_000, Workload::monitors),
    ARRAY_ELEMENTS("array elements", 4_000_000, Workload::arrayElements),
    CALLS("calls", 3_000_000, Workload::calls),
    MIXTURE("mixture of these", 5_000_000, Workload::mixture),
    NEW_OBJECTS("new objects", 3_000_000, Workload::newObjects);

    /** How often each loop is measured. */
    public static final int ROUNDS = 3;

    /** How many turns a recorded method makes. */
    private static final int AT_ONCE = 10_000;

    private final String title;
    private final int turns;
    private final ToIntBiFunction<Workload, Integer> body;

    Loop(String title, int turns, ToIntBiFunction<Workload, Integer> body) {
        this.title = title;
        this.turns = turns;
        this.body = body;
    }

    /** What a person calls this loop. */
    public String title() {
        return title;
    }

    /** The name of the test that is one round of this loop. */
    public String testName(int round) {
        return name() + " " + round;
    }

    void warmUp(Workload workload) {
        run(workload, turns / 4);
    }

    void run(Workload workload) {
        run(workload, turns);
    }

    private void run(Workload workload, int wanted) {
        for (int done = 0; done < wanted; done += AT_ONCE) {
            body.applyAsInt(workload, AT_ONCE);
        }
    }
}
