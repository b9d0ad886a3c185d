package virtualthreads;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class VirtualThreadsTest {

    @Test
    void started_and_joined() throws Exception {
        Tally tally = new Tally();
        Thread thread = Thread.ofVirtual().unstarted(tally::add);
        thread.start();
        thread.join();
        assertEquals(1, tally.count());
    }
}
