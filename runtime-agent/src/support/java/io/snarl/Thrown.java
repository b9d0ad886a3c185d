package io.snarl;

/** Collects what actions have thrown. */
final class Thrown {

    private Thrown() {}

    /** Throws what the actions have thrown, if anything: the first exception, with the others suppressed. */
    static void rethrow(Throwable[] thrown) {
        Throwable first = null;
        for (Throwable each : thrown) {
            if (first == null) {
                first = each;
            } else {
                suppress(each, first);
            }
        }
        if (first != null) {
            throw Thrown.<RuntimeException>unchanged(first);
        }
    }

    /** Tells of an exception besides one that is thrown; there may be none. */
    static void suppress(Throwable exception, Throwable thrown) {
        // Two actions may throw one and the same exception, which cannot suppress itself.
        if (exception != null && exception != thrown) {
            thrown.addSuppressed(exception);
        }
    }

    /** Lets a test fail by the exception itself, though no test wants to declare it. */
    @SuppressWarnings("unchecked")
    private static <E extends Throwable> E unchanged(Throwable thrown) throws E {
        throw (E) thrown;
    }
}
