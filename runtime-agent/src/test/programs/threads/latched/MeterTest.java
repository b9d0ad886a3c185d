package latched;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** One thread waits in the library for what another one does there, and both correct the meter one after the other. */
class MeterTest {

    @Test
    void waits_for_a_reading() throws InterruptedException {
        Meter meter = new Meter();
        CountDownLatch corrected = new CountDownLatch(1);
        int[] read = new int[1];
        Thread reader = new Thread(() -> {
            meter.correct(1);
            corrected.countDown();
            try {
                read[0] = meter.awaitReading();
            } catch (InterruptedException e) {
                read[0] = -1;
            }
        });
        reader.start();
        corrected.await();
        while (reader.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        meter.set(7);
        reader.join();
        meter.correct(2);

        assertEquals(7, read[0]);
        assertEquals(3, meter.corrections());
    }
}
