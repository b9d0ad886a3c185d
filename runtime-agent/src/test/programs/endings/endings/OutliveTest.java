package endings;

import org.junit.jupiter.api.RepeatedTest;

/** Starts threads that are still busy when its tests have ended. */
class OutliveTest {

    @RepeatedTest(20)
    void starts() throws Exception {
        var tally = new Tally();
        var thread = new Thread(() -> {
            while (true) {
                tally.add();
            }
        });
        thread.setDaemon(true);
        thread.start();
        while (tally.addOften(0) < 10) {
            Thread.onSpinWait();
        }
    }
}
