package violations;

import static io.snarl.Parallel.callInParallel;
import static io.snarl.Parallel.inParallel;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.snarl.State;
import io.snarl.trial.Trial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class CallsTest {

    private final Counter counter = new Counter();
    private final Stock stock = new Stock();
    private final Safe safe = new Safe();
    private final Odd odd = new Odd();

    @Test
    void lostUpdate() {
        Trial trial = Trial.inParallel(() -> counter.increment(), () -> counter.increment());
        trial.observe("0", () -> counter.get());
        trial.observe("1", () -> State.fieldOf(counter, "violations.Counter", "count"));
        trial.end();
    }

    @Test
    void tornRead() {
        var range = new Range();
        Trial trial = Trial.inParallel(
                () -> {
                    range.move(5);
                    return Trial.VOID;
                },
                () -> range.width());
        trial.end();
    }

    @Test
    void checkThenAct() {
        Trial trial = Trial.inParallel(() -> stock.take(), () -> stock.take());
        trial.observe("0", () -> stock.left());
        trial.end();
    }

    @Test
    void crash() {
        stock.put("a");
        Trial trial = Trial.inParallel(() -> stock.takeItem(), () -> stock.takeItem());
        trial.observe("0", () -> stock.size());
        trial.end();
    }

    @Test
    void crashOfArray() {
        var ring = new Ring();
        ring.push(1);
        Trial trial = Trial.inParallel(
                () -> {
                    ring.push(2);
                    return Trial.VOID;
                },
                () -> {
                    ring.push(3);
                    return Trial.VOID;
                });
        trial.observe("0", () -> ring.used());
        trial.end();
    }

    @Test
    void arrayElements() {
        Trial trial = Trial.inParallel(
                () -> {
                    counter.add(1);
                    return Trial.VOID;
                },
                () -> {
                    counter.add(1);
                    return Trial.VOID;
                });
        trial.observe("0", () -> counter.digits());
        trial.end();
    }

    @Test
    void staticField() {
        Counter.reset();
        Trial trial = Trial.inParallel(
                () -> {
                    Counter.addToTotal();
                    return Trial.VOID;
                },
                () -> {
                    Counter.addToTotal();
                    return Trial.VOID;
                });
        trial.observe("0", () -> Counter.total());
        trial.end();
    }

    @Test
    void volatileField() {
        Trial trial = Trial.inParallel(
                () -> {
                    counter.see();
                    return Trial.VOID;
                },
                () -> {
                    counter.see();
                    return Trial.VOID;
                });
        trial.observe("0", () -> counter.seen());
        trial.end();
    }

    @Test
    void atomicGetThenSet() {
        Trial trial = Trial.inParallel(
                () -> {
                    odd.getThenSet();
                    return Trial.VOID;
                },
                () -> {
                    odd.getThenSet();
                    return Trial.VOID;
                });
        trial.observe("0", () -> odd.atomic());
        trial.end();
    }

    @Test
    void collection() {
        List<String> list = new ArrayList<>();
        Trial trial = Trial.inParallel(() -> list.add("a"), () -> list.add("b"));
        trial.observe("0", () -> list);
        trial.end();
    }

    @Test
    void amongThousands() {
        var crowd = new Crowd();
        Trial trial = Trial.inParallel(
                () -> {
                    crowd.run();
                    return Trial.VOID;
                },
                () -> {
                    crowd.run();
                    return Trial.VOID;
                });
        trial.observe("0", () -> crowd.hits());
        trial.end();
    }

    @Test
    void threeThreads() {
        Trial trial = Trial.inParallel(() -> counter.increment(), () -> counter.increment(), () -> counter.get());
        trial.observe("0", () -> counter.get());
        trial.end();
    }

    @Test
    void synchronizedCounter() {
        Trial trial = Trial.inParallel(() -> safe.increment(), () -> safe.increment());
        trial.observe("0", () -> safe.get());
        trial.end();
    }

    @Test
    void casLoop() {
        Trial trial = Trial.inParallel(() -> safe.incrementByCas(), () -> safe.incrementByCas());
        trial.observe("0", () -> safe.atomic());
        trial.end();
    }

    @Test
    void nothingShared() {
        var other = new Counter();
        Trial trial = Trial.inParallel(() -> counter.increment(), () -> other.increment());
        trial.observe("0", () -> counter.get() + other.get());
        trial.end();
    }

    @Test
    void exceptionInOneOrder() {
        Trial trial = Trial.inParallel(() -> safe.use(), () -> {
            safe.close();
            return Trial.VOID;
        });
        trial.observe("0", () -> safe.get());
        trial.end();
    }

    @Test
    void nanoTime() {
        Trial trial = Trial.inParallel(() -> odd.nanosTwice(), () -> odd.nanosTwice());
        trial.observe("0", () -> odd.nanos());
        trial.end();
    }

    @Test
    void currentTimeMillis() {
        Trial trial = Trial.inParallel(() -> odd.millis(), () -> odd.millis());
        trial.observe("0", () -> odd.count());
        trial.end();
    }

    @Test
    void randomNumbers() {
        Trial trial = Trial.inParallel(() -> odd.random(), () -> odd.threadRandom());
        trial.observe("0", () -> odd.count());
        trial.end();
    }

    @Test
    void identityHash() {
        Trial trial = Trial.inParallel(() -> odd.hash(), () -> {
            odd.join();
            return Trial.VOID;
        });
        trial.observe("0", () -> odd.count());
        trial.observe("1", () -> odd.last());
        trial.observe("2", () -> new Object());
        trial.end();
    }

    @Test
    void staticNumbers() {
        Trial trial = Trial.inParallel(() -> odd.number(), () -> odd.number());
        trial.end();
    }

    @Test
    void blockingTake() {
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
        Trial trial = Trial.inParallel(() -> queue.take(), () -> queue.offer("a"));
        trial.observe("0", () -> queue.size());
        trial.end();
    }

    @Test
    void blockingBoth() {
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
        BlockingQueue<String> answers = new ArrayBlockingQueue<>(1);
        Trial trial = Trial.inParallel(
                () -> {
                    queue.put("a");
                    return answers.take();
                },
                () -> {
                    queue.take();
                    return answers.offer("b");
                });
        trial.end();
    }

    @Test
    void timedPoll() {
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
        Trial trial = Trial.inParallel(() -> queue.poll(1, TimeUnit.SECONDS), () -> counter.increment());
        trial.end();
    }

    @Test
    void throwingObservation() {
        Trial trial = Trial.inParallel(() -> counter.increment(), () -> counter.increment());
        trial.observe("0", () -> {
            if (counter.get() != 2) {
                throw new IllegalStateException("lost");
            }
            return true;
        });
        trial.end();
    }

    @Test
    void finalForm() {
        inParallel(() -> counter.increment(), () -> counter.increment());

        assertEquals(2, counter.get());
    }

    @Test
    void finalFormWithResults() {
        List<Object> drawn = callInParallel(() -> counter.increment(), () -> counter.increment());

        assertEquals(List.of(1, 2), drawn.stream().sorted().toList());
    }

    @Test
    void finalFormThatThrows() {
        stock.put("a");

        inParallel(() -> stock.takeItem(), () -> stock.takeItem());
    }

    @Test
    void finalFormThatIsRight() {
        inParallel(() -> safe.addTwo(1), () -> safe.addTwo(1));

        assertEquals(Arrays.asList(1, 1, 1, 1), safe.list());
    }

    @Test
    void finalFormThatFailsAnyhow() {
        inParallel(() -> safe.addTwo(1), () -> safe.addTwo(2));

        assertEquals(List.of(1, 1, 2, 2), safe.list());
    }

    @Test
    void withoutThreads() {
        assertEquals(1, counter.increment());
    }
}
