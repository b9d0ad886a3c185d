package collected;

import static io.snarl.Parallel.inParallel;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Vector;
import org.junit.jupiter.api.Test;

class CutleryTest {

    private final Cutlery cutlery = new Cutlery();

    @Test
    void monitors() {
        inParallel(cutlery::forkThenKnife, cutlery::knifeThenFork);
    }

    @Test
    void locks() {
        inParallel(cutlery::spoonThenLadle, cutlery::ladleThenSpoon);
    }

    @Test
    void readWriteLocks() {
        inParallel(cutlery::cupThenGlass, cutlery::glassThenCup);
    }

    @Test
    void monitorAndLock() {
        inParallel(cutlery::forkThenSpoon, cutlery::spoonThenFork);
    }

    @Test
    void threeThreads() {
        inParallel(cutlery::forkThenKnife, cutlery::knifeThenSpoon, cutlery::spoonThenFork);
    }

    @Test
    void twoDeadlocks() {
        inParallel(
                () -> {
                    cutlery.forkThenKnife();
                    cutlery.spoonThenLadle();
                },
                () -> {
                    cutlery.knifeThenFork();
                    cutlery.ladleThenSpoon();
                });
    }

    @Test
    void vectors() {
        var left = new Vector<>(List.of(1));
        var right = new Vector<>(List.of(1));
        inParallel(() -> left.equals(right), () -> right.equals(left));
    }

    @Test
    void longWay() {
        inParallel(cutlery::forkPolishedThenKnife, cutlery::knifeThenFork);
    }

    @Test
    void sameOrder() {
        inParallel(cutlery::forkThenKnife, cutlery::forkThenKnife);
    }

    @Test
    void throwsAnyhow() {
        inParallel(cutlery::forkThenKnife, cutlery::drop);
    }

    @Test
    void throwsInOneOrder() {
        inParallel(() -> assertEquals(0, cutlery.used()), cutlery::use);
    }

    @Test
    void losesUpdatesAndDeadlocks() {
        inParallel(
                () -> {
                    cutlery.use();
                    cutlery.spoonThenLadle();
                },
                () -> {
                    cutlery.use();
                    cutlery.ladleThenSpoon();
                });
        assertEquals(2, cutlery.used());
    }
}
