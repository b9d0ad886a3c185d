package lambdas;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class Pipeline {

    private final List<UnaryOperator<String>> steps = new ArrayList<>();
    private int applied;

    public Pipeline with(UnaryOperator<String> step) {
        steps.add(step);
        return this;
    }

    public String apply(String text) {
        String result = text;
        for (UnaryOperator<String> step : steps) {
            result = step.apply(result);
            applied++;
        }
        return result;
    }

    public IntSupplier counter() {
        return () -> applied;
    }

    public Supplier<Pipeline> maker() {
        return Pipeline::new;
    }

    public Function<Integer, int[]> arrayMaker() {
        return int[]::new;
    }

    public Runnable locker(Object guard) {
        return () -> {
            synchronized (guard) {
                applied++;
            }
        };
    }

    private String bracket(String text) {
        return "[" + text + "]";
    }

    public UnaryOperator<String> brackets() {
        return this::bracket;
    }
}
