package io.snarl;

import static io.snarl.Parallel.inParallel;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

class ParallelTest {

    private static final Duration SHORT = Duration.ofMillis(200);

    @Test
    void actions_run_at_the_same_time_and_have_ended_afterwards() {
        Set<String> threads = ConcurrentHashMap.newKeySet();
        var meeting = new CyclicBarrier(2);

        inParallel(
                () -> {
                    meeting.await();
                    threads.add(Thread.currentThread().getName());
                },
                () -> {
                    meeting.await();
                    threads.add(Thread.currentThread().getName());
                });

        assertThat(threads).containsExactlyInAnyOrder("parallel-1", "parallel-2");
    }

    @Test
    void exception_of_an_action_is_thrown_unchanged_even_if_it_is_checked() {
        var exception = new IOException("disk full");

        assertThat(catchThrowable(() -> inParallel(() -> {}, () -> {
                    throw exception;
                })))
                .isSameAs(exception);
    }

    @Test
    void exceptions_of_further_actions_are_suppressed_in_the_order_of_the_actions() {
        var first = new IllegalStateException("first");
        var second = new AssertionError("second");

        assertThatThrownBy(() -> inParallel(
                        () -> {
                            throw first;
                        },
                        () -> {
                            throw second;
                        },
                        () -> {
                            throw first;
                        }))
                .isSameAs(first)
                .hasSuppressedException(second);
    }

    @Test
    void deadlock_of_monitors_is_shown_with_who_holds_what() {
        var left = new Object();
        var right = new ReentrantLock();
        var bothHoldOne = new CountDownLatch(2);

        assertThatThrownBy(() -> inParallel(
                        SHORT,
                        () -> {
                            synchronized (left) {
                                bothHoldOne.countDown();
                                bothHoldOne.await();
                                right.lockInterruptibly();
                            }
                        },
                        () -> {
                            right.lock();
                            bothHoldOne.countDown();
                            bothHoldOne.await();
                            synchronized (left) {
                                right.unlock();
                            }
                        }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll(
                        "has not ended within 0.2 s",
                        "Deadlock:",
                        "\"parallel-1\" WAITING: waits for java.util.concurrent.locks.ReentrantLock$NonfairSync@",
                        "which \"parallel-2\" holds",
                        "\"parallel-2\" BLOCKED: waits for java.lang.Object@",
                        "which \"parallel-1\" holds",
                        "        holds java.lang.Object@",
                        "    holds java.util.concurrent.locks.ReentrantLock$NonfairSync@",
                        "ParallelTest.java:",
                        "./gradlew fuzzConcurrentTests");
    }

    @Test
    void action_that_hangs_does_not_hide_that_another_one_has_failed() {
        var failure = new IllegalStateException("the one that would have woken it");

        assertThatThrownBy(() -> inParallel(SHORT, LockSupport::park, () -> {
                    throw failure;
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("\"parallel-1\" WAITING")
                .hasMessageNotContaining("Deadlock:")
                .hasSuppressedException(failure);
    }

    @Test
    void caller_that_is_interrupted_gives_up_and_stays_interrupted() {
        Thread.currentThread().interrupt();

        assertThatThrownBy(() -> inParallel(new CountDownLatch(1)::await))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("inParallel was interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void results_of_calls_are_given_in_the_order_of_the_arguments() {
        assertThat(Parallel.callInParallel(() -> 1, () -> null, () -> "three")).containsExactly(1, null, "three");
    }

    @Test
    void call_that_throws_makes_all_of_them_throw() {
        var thrown = new IllegalStateException("one");

        assertThatThrownBy(() -> Parallel.callInParallel(() -> 1, () -> {
                    throw thrown;
                }))
                .isSameAs(thrown);
    }
}
