package builders;

import java.util.function.ToIntFunction;

/** Weighs things of one kind. */
class Scale<T> {

    private final ToIntFunction<? super T> weight;
    private volatile int total;

    private Scale(Builder<T> builder) {
        this.weight = builder.weight;
    }

    static <T> Builder<T> builder() {
        return new Builder<>();
    }

    void put(T thing) {
        total += weight.applyAsInt(thing);
    }

    int total() {
        return total;
    }

    /** Says how things are weighed. */
    static class Builder<T> {

        private ToIntFunction<? super T> weight;
        private int limit;

        Builder<T> weight(ToIntFunction<? super T> given) {
            weight = given;
            return this;
        }

        Builder<T> limit(int given) {
            limit = given;
            return this;
        }

        Scale<T> build() {
            if (limit == 0) {
                throw new IllegalStateException("no limit");
            }
            return new Scale<>(this);
        }
    }
}
