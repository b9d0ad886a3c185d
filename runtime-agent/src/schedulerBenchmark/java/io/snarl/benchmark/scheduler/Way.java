package io.snarl.benchmark.scheduler;

/** A tool and how its tests are written. */
enum Way {
    SNARL_PARALLEL("snarl-parallel", "Snarl, inParallel", true),
    SNARL_THREADS("snarl-threads", "Snarl, plain threads", true),
    LINCHECK_OPERATIONS("lincheck-operations", "Lincheck, operations", false),
    LINCHECK_THREADS("lincheck-threads", "Lincheck, plain threads", false);

    private final String id;
    private final String title;
    private final boolean ofSnarl;

    Way(String id, String title, boolean ofSnarl) {
        this.id = id;
        this.title = title;
        this.ofSnarl = ofSnarl;
    }

    /** What a measured JVM knows it by. */
    String id() {
        return id;
    }

    String title() {
        return title;
    }

    boolean isOfSnarl() {
        return ofSnarl;
    }
}
