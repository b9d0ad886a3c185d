package io.snarl;

public final class State {

    public static Object fieldOf(Object object, String owner, String name) {
        return null;
    }

    public static int sizeOf(Object object, String owner, String name) {
        return 0;
    }
}
