package controlled;

import io.snarl.agent.controlled.Fails;
import io.snarl.agent.controlled.Passes;
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

public class PoolsTest {

    private int count;

    private static void assertIs(int expected, int value) {
        if (value != expected) {
            throw new AssertionError("value is " + value);
        }
    }

    @Passes(preemptions = 0)
    public void common_pool() throws Exception {
        Future<Integer> one = ForkJoinPool.commonPool().submit(() -> 1);
        Future<Integer> two = ForkJoinPool.commonPool().submit(() -> 2);
        assertIs(3, one.get() + two.get());
    }

    @Fails(with = "exception")
    public void common_pool_with_a_lost_update() throws Exception {
        Future<?> one = ForkJoinPool.commonPool().submit(() -> count++);
        Future<?> two = ForkJoinPool.commonPool().submit(() -> count++);
        one.get();
        two.get();
        assertIs(2, count);
    }

    @Passes(preemptions = 0)
    public void recursive_task() {
        assertIs(28, new ForkJoinPool(2).invoke(new Sum(0, 8)));
    }

    static class Sum extends RecursiveTask<Integer> {

        private static final long serialVersionUID = 1;

        private final int from;
        private final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from == 1) {
                return from;
            }
            int middle = (from + to) / 2;
            var left = new Sum(from, middle);
            left.fork();
            return new Sum(middle, to).compute() + left.join();
        }
    }

    @Passes(preemptions = 0)
    public void parallel_stream() {
        assertIs(120, IntStream.range(0, 16).parallel().sum());
    }

    @Fails(with = "exception")
    public void parallel_stream_with_a_shared_list() {
        List<Integer> list = new ArrayList<>();
        IntStream.range(0, 2).parallel().forEach(list::add);
        assertIs(2, list.size());
    }

    @Passes(preemptions = 0)
    public void completable_futures() throws Exception {
        CompletableFuture<Integer> sum = CompletableFuture.supplyAsync(() -> 1)
                .thenCombine(CompletableFuture.supplyAsync(() -> 2), Integer::sum)
                .thenApplyAsync(value -> value * 2);
        assertIs(6, sum.get());
    }

    @Fails(with = "deadlock")
    public void completable_future_that_nobody_completes() {
        var never = new CompletableFuture<String>();
        CompletableFuture.runAsync(never::join).join();
    }

    @Passes(preemptions = 0)
    public void delayed_future() throws Exception {
        assertIs(
                3,
                CompletableFuture.supplyAsync(() -> 3, CompletableFuture.delayedExecutor(5, TimeUnit.SECONDS))
                        .get());
    }

    @Passes(preemptions = 1)
    public void timer() throws InterruptedException {
        var timer = new Timer();
        var latch = new CountDownLatch(2);
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        latch.countDown();
                    }
                },
                1000,
                60_000);
        latch.await();
        timer.cancel();
    }

    @Passes(preemptions = 1)
    public void scheduled_executor() throws Exception {
        ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
        assertIs(4, executor.schedule(() -> 4, 1, TimeUnit.HOURS).get());
        executor.shutdown();
    }
}
