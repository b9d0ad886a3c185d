package statics;

/** Two classes whose initialisers need each other. */
public class Cycle {

    static int first = Other.second + 1;

    static class Other {
        static int second = first + 1;
    }

    public static int sum() {
        return first + Other.second;
    }
}
