package controlled;

import static io.snarl.Parallel.inParallel;

import io.snarl.agent.controlled.Fails;
import io.snarl.agent.controlled.Passes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class LostUpdatesTest {

    private static final VarHandle HANDLE = handle();
    private static final AtomicIntegerFieldUpdater<LostUpdatesTest> UPDATER =
            AtomicIntegerFieldUpdater.newUpdater(LostUpdatesTest.class, "updated");

    private static int global;

    private int plain;
    private volatile int visible;
    private volatile int handled;
    volatile int updated;
    private final int[] elements = new int[2];
    private final AtomicInteger atomic = new AtomicInteger();
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    private static VarHandle handle() {
        try {
            return MethodHandles.lookup().findVarHandle(LostUpdatesTest.class, "handled", int.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static void assertTwo(int value) {
        if (value != 2) {
            throw new AssertionError("value is " + value);
        }
    }

    @Fails(with = "exception")
    public void plain_field() {
        inParallel(() -> plain++, () -> plain++);
        assertTwo(plain);
    }

    @Passes
    public void plain_field_under_a_lock() {
        inParallel(this::increment, this::increment);
        assertTwo(plain);
    }

    private synchronized void increment() {
        plain++;
    }

    @Fails(with = "exception")
    public void static_field() {
        global = 0;
        inParallel(() -> global++, () -> global++);
        assertTwo(global);
    }

    @Fails(with = "exception")
    public void array_element() {
        inParallel(() -> elements[1]++, () -> elements[1]++);
        assertTwo(elements[1]);
    }

    @Passes
    public void different_array_elements() {
        inParallel(() -> elements[0]++, () -> elements[1]++);
        assertTwo(elements[0] + elements[1]);
    }

    @Fails(with = "exception")
    public void volatile_field() {
        inParallel(() -> visible++, () -> visible++);
        assertTwo(visible);
    }

    @Fails(with = "exception")
    public void atomic_integer_that_is_read_and_set() {
        inParallel(
                () -> atomic.set(atomic.get() + 1),
                () -> atomic.set(atomic.get() + 1));
        assertTwo(atomic.get());
    }

    @Passes
    public void atomic_integer_that_is_incremented() {
        inParallel(atomic::incrementAndGet, atomic::incrementAndGet);
        assertTwo(atomic.get());
    }

    @Fails(with = "exception")
    public void var_handle_that_is_read_and_set() {
        inParallel(
                () -> HANDLE.setVolatile(this, (int) HANDLE.getVolatile(this) + 1),
                () -> HANDLE.setVolatile(this, (int) HANDLE.getVolatile(this) + 1));
        assertTwo(handled);
    }

    @Passes
    public void var_handle_that_adds() {
        inParallel(() -> HANDLE.getAndAdd(this, 1), () -> HANDLE.getAndAdd(this, 1));
        assertTwo(handled);
    }

    @Fails(with = "exception")
    public void field_updater_that_reads_and_sets() {
        inParallel(
                () -> UPDATER.set(this, UPDATER.get(this) + 1),
                () -> UPDATER.set(this, UPDATER.get(this) + 1));
        assertTwo(updated);
    }

    @Passes
    public void field_updater_that_increments() {
        inParallel(() -> UPDATER.incrementAndGet(this), () -> UPDATER.incrementAndGet(this));
        assertTwo(updated);
    }

    @Fails(with = "exception")
    public void check_then_act_on_a_concurrent_map() {
        inParallel(this::putOrAdd, this::putOrAdd);
        assertTwo(map.get("key"));
    }

    private void putOrAdd() {
        Integer old = map.get("key");
        map.put("key", old == null ? 1 : old + 1);
    }

    @Passes
    public void merging_into_a_concurrent_map() {
        inParallel(
                () -> map.merge("key", 1, Integer::sum),
                () -> map.merge("key", 1, Integer::sum));
        assertTwo(map.get("key"));
    }
}
