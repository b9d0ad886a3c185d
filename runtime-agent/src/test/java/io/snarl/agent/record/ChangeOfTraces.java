package io.snarl.agent.record;

import io.snarl.agent.site.CodeClass;
import io.snarl.agent.site.CodeMethod;
import io.snarl.agent.site.Site;
import io.snarl.agent.site.SiteKind;
import io.snarl.agent.site.Sites;
import io.snarl.contract.trace.ClassSort;
import java.io.File;

/**
 * Lets the tests go on to another trace just when a thread that they have started empties its buffer; runs in a JVM whose JDK is patched.
 *
 * <p>The lock that the thread needs to do so is held meanwhile, so that it always happens at that very moment.
 */
public final class ChangeOfTraces {

    private final RecordingSession recording;
    private final TraceWriter first;
    private final TraceWriter second;
    private final ThreadRecorder thread;
    private final int enter;
    private final int step;

    private ChangeOfTraces(File directory) {
        var sites = new Sites();
        var type = new CodeClass("demo.Busy", ClassSort.SUBJECT, 0, "Busy.java", 0);
        sites.add(type);
        var method = new CodeMethod(type, "work", "()V", 0);
        this.enter = sites.add(new Site(SiteKind.ENTER, method, 1, null, null, null, 0));
        this.step = sites.add(new Site(SiteKind.MONITOR_ENTER, method, 2, null, null, null, 0));
        this.recording = new RecordingSession(sites, false, Long.MAX_VALUE);
        this.first = recording.newTrace(new File(directory, "first.trace"), null);
        this.second = recording.newTrace(new File(directory, "second.trace"), null);
        this.thread = new ThreadRecorder(recording);
    }

    /**
     * Prints how many events each trace has that should not be there.
     *
     * @param arguments the directory of the traces
     */
    public static void main(String[] arguments) throws InterruptedException {
        new ChangeOfTraces(new File(arguments[0])).run();
    }

    private void run() throws InterruptedException {
        recording.switchTo(first);
        thread.enter(this, enter);
        thread.one(this, step);
        long inFirst = 2;
        recording.switchTo(second);
        long inSecond = 0;
        while (!thread.buffer.isFull()) {
            thread.one(this, step);
            inSecond++;
        }
        leaveSecondWhileBufferIsEmptied();
        recording.switchTo(second);
        thread.one(this, step);
        inSecond++;
        recording.switchTo(null);
        recording.close(first);
        recording.close(second);
        System.out.println("first " + (first.events() - inFirst) + ", second " + (second.events() - inSecond));
    }

    private void leaveSecondWhileBufferIsEmptied() throws InterruptedException {
        var emptying = new Thread(() -> thread.one(this, step));
        synchronized (thread) {
            emptying.start();
            while (emptying.getState() != Thread.State.BLOCKED) {
                Thread.onSpinWait();
            }
            recording.switchTo(first);
        }
        emptying.join();
    }
}
