package behaviour;

import java.util.List;

/** Fails in many ways. */
public class Thrower {

    private Thrower next;
    private int[] numbers;
    private Thrower[] others = new Thrower[1];
    private String text;
    private static Thrower shared;

    public Thrower() {}

    public Thrower(Thrower next) {
        this.next = next;
        if (next.next == null) {
            throw new IllegalStateException("end of chain");
        }
    }

    public synchronized void fail(int depth) {
        if (depth == 0) {
            throw new IllegalStateException("at the bottom");
        }
        fail(depth - 1);
    }

    public void failInLambda() {
        List.of(1, 2).forEach(n -> {
            if (n == 2) {
                fail(n);
            }
        });
    }

    public void rethrow() {
        try {
            fail(1);
        } catch (IllegalStateException e) {
            throw new IllegalArgumentException(
                    "wrapped", e);
        } finally {
            numbers = null;
        }
    }

    public int fieldOfNull() {
        return next.next.numbers.length;
    }

    public void writeToNull() {
        next.text = "x";
    }

    public int elementOfNull(int i) {
        return numbers[i + 1];
    }

    public void storeToNull(int i) {
        numbers[i] = 3;
    }

    public void longOfNull(long[] values) {
        values[0] += 2;
    }

    public int callOnNull() {
        return others[0].next.callOnNull();
    }

    public int callOnStatic() {
        return shared.callOnNull();
    }

    public int callOnResult() {
        return self().next.callOnNull();
    }

    public void synchronizedOnNull() {
        synchronized (text) {
            text = "";
        }
    }

    public void throwNull() {
        throw (RuntimeException) null;
    }

    public int unbox(Integer number) {
        return number;
    }

    public void notifyNull() {
        text.notify();
    }

    public void waitOnNull() throws InterruptedException {
        text.wait(5L);
    }

    public int lengthWithArguments(String left, int number, double fraction, String right) {
        return text.concat(right).length() + left.length() + number;
    }

    public void outOfBounds(int index) {
        numbers = new int[2];
        numbers[index] = numbers[0];
    }

    public void wrongElement() {
        Object[] strings = new String[1];
        strings[0] = this;
    }

    public String cast(Object value) {
        return (String) value;
    }

    private Thrower self() {
        return this;
    }

    public static int depth() {
        return new Throwable().getStackTrace().length;
    }

    public int depthOfSynchronized() {
        synchronized (this) {
            return StackWalker.getInstance().walk(frames -> (int) frames.count());
        }
    }

    public Class<?> caller() {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
                .getCallerClass();
    }
}
