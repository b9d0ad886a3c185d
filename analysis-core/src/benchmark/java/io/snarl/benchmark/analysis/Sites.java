package io.snarl.benchmark.analysis;

/** The sites of the methods of a {@link SyntheticLibrary}, in the order of their events. */
final class Sites {

    private Sites() {}

    record Constructor(int call, int enter, int newArray, int putData, int exit, int newObject) {}

    record Touch(int enter, int lock, int putCount, int unlock, int exit) {}

    record Visit(
            int call,
            int enter,
            int lock,
            int getData,
            int getElement,
            int putElement,
            int branch,
            int invoke,
            int unlock,
            int exit) {}
}
