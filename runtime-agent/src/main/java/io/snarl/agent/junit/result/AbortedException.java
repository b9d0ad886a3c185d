package io.snarl.agent.junit.result;

import java.util.Set;

/** Reports a test that says nothing about the code as neither passed nor failed, with the reason. */
public final class AbortedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final Set<String> FRAMEWORKS_OWN = Set.of(
            "org.opentest4j.TestAbortedException",
            "org.junit.AssumptionViolatedException",
            "org.junit.internal.AssumptionViolatedException",
            "org.testng.SkipException");

    public AbortedException(String reason) {
        super(reason, null, false, false);
    }

    /** Returns whether an exception means that an assumption of the test does not hold. */
    public static boolean isAbort(Throwable thrown) {
        for (Class<?> type = thrown.getClass(); type != null; type = type.getSuperclass()) {
            if (type == AbortedException.class || FRAMEWORKS_OWN.contains(type.getName())) {
                return true;
            }
        }
        return false;
    }
}
