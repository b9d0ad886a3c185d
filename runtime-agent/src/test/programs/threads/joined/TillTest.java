package joined;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Both tills are made and used by a thread of the test's. */
class TillTest {

    private volatile int moved;

    @Test
    void moves_all_of_the_money() throws InterruptedException {
        Thread thread = new Thread(new Runnable() {
            @Override
            public void run() {
                Till full = new Till();
                full.put(5);
                Till empty = new Till();
                full.emptyInto(empty);
                moved = empty.money();
            }
        });
        thread.start();
        thread.join();

        assertEquals(5, moved);
    }
}
