package opennlp.tools.cmdline;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class PerformanceMonitorTest {

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final PerformanceMonitor monitor = new PerformanceMonitor(new PrintStream(printed), "sentences");

    @Test
    void isStartedOnce() {
        assertFalse(monitor.isStarted());

        monitor.start();

        assertTrue(monitor.isStarted());
        assertThrows(IllegalStateException.class, monitor::start);
    }

    @Test
    void printsTheTotal() {
        monitor.start();
        monitor.incrementCounter();
        monitor.incrementCounter(4);
        monitor.stopAndPrintFinalResult();

        assertTrue(printed.toString().contains("Total: 5 sentences"), printed.toString());
    }

    @Test
    void printsMeanwhile() {
        monitor.startAndPrintThroughput();
        monitor.incrementCounter(3);
        monitor.stopAndPrintFinalResult();

        assertTrue(printed.toString().contains("Total: 3 sentences"), printed.toString());
    }

    @Test
    void countsNothingBeforeItIsStarted() {
        assertThrows(IllegalStateException.class, monitor::incrementCounter);
    }

    @Test
    void doesNotCountBackwards() {
        monitor.start();

        assertThrows(IllegalArgumentException.class, () -> monitor.incrementCounter(-1));
    }
}
