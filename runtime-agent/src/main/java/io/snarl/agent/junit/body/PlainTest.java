package io.snarl.agent.junit.body;

import java.lang.invoke.MethodHandle;
import java.util.List;

/** A test whose methods are called directly, in the order of its engine: a thousand times faster than by the engine. */
final class PlainTest implements RunnableTest {

    private final MethodHandle[] constructors;
    private final MethodCall[] before;
    private final MethodHandle test;
    private final MethodCall[] after;
    private final List<MethodHandle> beforeAll;
    private final List<MethodHandle> afterAll;

    /**
     * A method of an instance.
     *
     * @param level how many instances there are around that of the outermost class up to the one that it is called on
     * @param method takes an object and gives nothing
     */
    record MethodCall(int level, MethodHandle method) {}

    /**
     * Creates a test.
     *
     * @param constructors from the outermost class to the one of the test, each of which takes the instance of the one
     *     before
     */
    PlainTest(
            List<MethodHandle> constructors,
            List<MethodCall> before,
            MethodHandle test,
            List<MethodCall> after,
            List<MethodHandle> beforeAll,
            List<MethodHandle> afterAll) {
        this.constructors = constructors.toArray(MethodHandle[]::new);
        this.before = before.toArray(MethodCall[]::new);
        this.test = test;
        this.after = after.toArray(MethodCall[]::new);
        this.beforeAll = beforeAll;
        this.afterAll = afterAll;
    }

    @Override
    public void run() throws Throwable {
        Object[] instances = new Object[constructors.length];
        instances[0] = (Object) constructors[0].invokeExact();
        for (int i = 1; i < instances.length; i++) {
            instances[i] = (Object) constructors[i].invokeExact(instances[i - 1]);
        }
        Throwable thrown = null;
        try {
            for (MethodCall call : before) {
                call.method.invokeExact(instances[call.level]);
            }
            test.invokeExact(instances[instances.length - 1]);
        } catch (Throwable e) {
            thrown = e;
        }
        for (MethodCall call : after) {
            try {
                call.method.invokeExact(instances[call.level]);
            } catch (Throwable e) {
                thrown = join(thrown, e);
            }
        }
        if (thrown != null) {
            throw thrown;
        }
    }

    @Override
    public void prepare() throws Throwable {
        for (MethodHandle method : beforeAll) {
            method.invokeExact();
        }
    }

    @Override
    public void cleanUp() throws Throwable {
        Throwable thrown = null;
        for (MethodHandle method : afterAll) {
            try {
                method.invokeExact();
            } catch (Throwable e) {
                thrown = join(thrown, e);
            }
        }
        if (thrown != null) {
            throw thrown;
        }
    }

    private static Throwable join(Throwable first, Throwable next) {
        if (first == null) {
            return next;
        }
        if (first != next) {
            first.addSuppressed(next);
        }
        return first;
    }
}
