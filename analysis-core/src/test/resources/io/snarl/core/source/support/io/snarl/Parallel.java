package io.snarl;

import java.util.List;
import java.util.concurrent.Callable;

public final class Parallel {

    public interface Action {

        void run() throws Exception;
    }

    public static void inParallel(Action... actions) {}

    public static List<Object> callInParallel(Callable<?>... calls) {
        return null;
    }

    public static Action mayThrow(Class<? extends Exception> expected, Action action) {
        return action;
    }
}
