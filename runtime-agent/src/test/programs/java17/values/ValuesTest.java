package values;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ValuesTest {

    private final Echo echo = new Echo();

    @Test
    void primitives() {
        echo.all(true, (byte) -1, (short) 300, 'x', 1 << 30, 1L << 40, 1.5f, -0.0d);
        echo.truth(false);
        echo.small(Byte.MIN_VALUE);
        echo.shorter(Short.MAX_VALUE);
        echo.letter('\n');
        echo.number(Integer.MIN_VALUE);
        echo.wide(Long.MIN_VALUE);
        echo.fraction(Float.NaN);
        echo.precise(Double.POSITIVE_INFINITY);
        echo.nothing();
    }

    @Test
    void boxed_and_strings() {
        echo.same(true);
        echo.same((byte) 1);
        echo.same((short) 2);
        echo.same('c');
        echo.same(3);
        echo.same(4L);
        echo.same(5f);
        echo.same(6d);
        echo.same(null);
        echo.same("text with \"quotes\", \t and \u00e4\ud83d\ude00");
        echo.same("x".repeat(5000));
    }

    @Test
    void enums_and_classes() {
        echo.same(TimeUnit.SECONDS);
        echo.same(String.class);
        echo.same(int[].class);
        echo.same(void.class);
    }

    @Test
    void arrays() {
        echo.same(new int[] {1, 2});
        echo.same(new boolean[] {true});
        echo.same(new char[] {'a'});
        echo.same(new double[] {0.5});
        echo.same(new long[] {7});
        echo.same(new Object[] {"a", 1, null, TimeUnit.DAYS, echo});
        echo.same(new int[][] {{1}, null});
        byte[] many = new byte[300];
        Arrays.fill(many, (byte) 7);
        echo.same(many);
    }

    @Test
    void objects() {
        echo.same(new Object());
        echo.same(echo);
        echo.same((Runnable) () -> {});
        echo.same(new Object() {});
    }
}
