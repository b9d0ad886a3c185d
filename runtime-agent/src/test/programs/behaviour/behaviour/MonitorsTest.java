package behaviour;

import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class MonitorsTest {

    private final Guarded guarded = new Guarded();

    @Test
    void held_inside_and_free_outside() throws Exception {
        System.out.println(guarded.held() + " " + Guarded.heldByClass() + " " + guarded.heldAfterFailure() + state());
        System.out.println(failure(guarded::fail) + state());
        System.out.println(failure(Guarded::failStatically) + state());
        guarded.waitALittle();
        System.out.println(state());
        System.out.println(failure(guarded::waitWithout) + failure(guarded::notifyWithout) + state());
    }

    @Test
    void free_after_stack_overflow() throws Exception {
        for (int i = 0; i < 4; i++) {
            overflow(guarded::endless);
            overflow(guarded::endlessBlock);
            overflow(Guarded::endlessStatic);
        }
        System.out.println(guarded.wentDeep());
    }

    @Test
    void free_for_other_threads() throws Exception {
        overflow(guarded::endless);
        failure(guarded::fail);
        Thread other = new Thread(() -> System.out.println("other thread " + guarded.held()));
        other.start();
        other.join();
    }

    private void overflow(IntSupplier endless) {
        try {
            endless.getAsInt();
        } catch (StackOverflowError e) {
            System.out.println("overflow" + state());
        }
    }

    private String state() {
        return " held: " + Thread.holdsLock(guarded) + Thread.holdsLock(Guarded.class);
    }

    private static String failure(Executable task) {
        try {
            task.execute();
            return "none";
        } catch (Throwable e) {
            return e.toString();
        }
    }
}
