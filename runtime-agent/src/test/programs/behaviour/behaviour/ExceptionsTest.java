package behaviour;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Prints exceptions with all of their stack traces. */
class ExceptionsTest {

    private final Thrower thrower = new Thrower();
    private Thrower none;
    private int[] numbers;

    @Test
    void of_subjects() {
        print(() -> thrower.fail(3));
        print(thrower::failInLambda);
        print(thrower::rethrow);
        print(() -> new Thrower(thrower));
        print(() -> new Thrower(null));
        print(thrower::fieldOfNull);
        print(thrower::writeToNull);
        print(() -> thrower.elementOfNull(4));
        print(() -> thrower.storeToNull(4));
        print(() -> thrower.longOfNull(null));
        print(thrower::callOnNull);
        print(thrower::callOnStatic);
        print(thrower::callOnResult);
        print(thrower::synchronizedOnNull);
        print(thrower::throwNull);
        print(() -> thrower.unbox(null));
        print(thrower::notifyNull);
        print(thrower::waitOnNull);
        print(() -> thrower.lengthWithArguments("a", 1, 2d, "b"));
        print(() -> thrower.outOfBounds(2));
        print(thrower::wrongElement);
        print(() -> thrower.cast(4));
    }

    @Test
    void of_test_code() {
        print(() -> none.fail(3));
        print(() -> none.lengthWithArguments("a", 1, 2d, "b"));
        print(() -> numbers[0]++);
        print(() -> array()[1] = 3);
        print(() -> find().fail(1));
        print(() -> none.caller());
        Thrower local = null;
        print(() -> local.fail(1));
        print(() -> {
            synchronized (none) {
                none = null;
            }
        });
    }

    @Test
    void depth_of_the_stack() {
        System.out.println(Thrower.depth() + " " + thrower.depthOfSynchronized() + " " + thrower.caller());
        System.out.println(new Throwable().getStackTrace().length);
        System.out.println(Thread.currentThread().getStackTrace().length);
    }

    private static int[] array() {
        return null;
    }

    private Thrower find() {
        return none;
    }

    private static void print(Executable failing) {
        try {
            failing.execute();
            System.out.println("nothing was thrown");
        } catch (Throwable e) {
            StringWriter text = new StringWriter();
            e.printStackTrace(new PrintWriter(text));
            // The names of lambda classes differ from run to run.
            System.out.println(text.toString().replaceAll("Lambda[$/].*?\\.", "Lambda."));
        }
    }
}
