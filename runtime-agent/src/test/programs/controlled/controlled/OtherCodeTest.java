package controlled;

import io.snarl.agent.controlled.Fails;
import io.snarl.agent.controlled.Passes;

/** Code that is not rewritten, such as a logger: no thread is stopped while that may hold a monitor. */
public class OtherCodeTest {

    private final Log log = new Log();
    private int count;

    @Passes
    public void two_threads_use_a_monitor_of_other_code() throws Exception {
        Thread thread = new Thread(() -> log.add("one"));
        thread.start();
        log.add("other");
        thread.join();
    }

    @Fails(with = "exception")
    public void code_that_other_code_calls_back_is_controlled() throws Exception {
        Thread thread = new Thread(this::countAndLog);
        thread.start();
        countAndLog();
        thread.join();
        if (count != 2) {
            throw new IllegalStateException("count is " + count);
        }
    }

    private void countAndLog() {
        log.add(() -> "line " + ++count);
    }
}
