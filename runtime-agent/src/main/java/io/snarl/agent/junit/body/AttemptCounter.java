package io.snarl.agent.junit.body;

import io.snarl.agent.execution.TestBody;
import io.snarl.agent.junit.result.AbortedException;
import io.snarl.agent.junit.result.SkippedException;
import io.snarl.agent.secret.Secrets;

/** Counts the runs of a test, and those in which it was aborted or skipped, which is no failure of a schedule. */
public final class AttemptCounter implements TestBody {

    private final TestBody test;
    private int count;
    private int aborted;
    private Throwable abort;
    private String skipped;
    private volatile boolean abandoned;

    public AttemptCounter(TestBody test) {
        this.test = test;
    }

    @Override
    public void run() throws Throwable {
        if (skipped != null || abandoned) {
            return;
        }
        count++;
        try {
            test.run();
        } catch (SkippedException e) {
            skipped = e.getMessage();
        } catch (Throwable e) {
            if (!AbortedException.isAbort(e)) {
                throw e;
            }
            aborted++;
            abort = e;
        }
    }

    /** Notes what was thrown before the test could run. */
    public void broken(Throwable thrown) {
        if (AbortedException.isAbort(thrown)) {
            count++;
            aborted++;
            abort = thrown;
        }
    }

    /** Makes all further runs do nothing, since nothing waits for them any more. */
    public void abandon() {
        abandoned = true;
    }

    /** Returns why the engine never ran the test, or null. */
    public String skipped() {
        return skipped;
    }

    /** Returns why the test was always aborted, or null. */
    public Throwable aborted() {
        return count > 0 && aborted == count ? abort : null;
    }

    /** Returns a remark on schedules that have shown nothing; null if there are none. */
    public String remark() {
        return aborted == 0 || aborted == count
                ? null
                : "in " + aborted + " of " + count + " runs an assumption of the test did not hold: "
                        + Secrets.current().messageOf(abort);
    }
}
