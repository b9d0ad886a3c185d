package fuzzed;

import java.util.ArrayList;
import java.util.List;

/** What tests have called, in order. */
public final class Calls {

    private static final List<String> CALLS = new ArrayList<>();

    private Calls() {}

    public static void add(Object instance, String call) {
        CALLS.add(instance.getClass().getSimpleName() + "." + call);
    }

    public static List<String> take() {
        List<String> calls = List.copyOf(CALLS);
        CALLS.clear();
        return calls;
    }
}
