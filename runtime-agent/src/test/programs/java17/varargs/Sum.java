package varargs;

public class Sum {

    public static long of(int... values) {
        long sum = 0;
        for (int value : values) {
            sum += value;
        }
        return sum;
    }

    public static int count(String label, Object... things) {
        return things == null ? -1 : things.length;
    }

    public static long ofOne(int value) {
        return of(value);
    }
}
