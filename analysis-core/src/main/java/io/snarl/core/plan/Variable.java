package io.snarl.core.plan;

import java.util.List;

/**
 * An object of a concurrent test.
 *
 * @param number tells it apart from the others of its plan
 * @param className the binary name of its class as it was at run time
 * @param origins the objects of seed tests whose parts it plays, the one that it is made like first
 */
public record Variable(int number, String className, List<SeedObject> origins) {

    public Variable {
        origins = List.copyOf(origins);
    }

    /**
     * An object of a seed test.
     *
     * @param test the number of the test
     * @param object the number of the object there
     */
    public record SeedObject(int test, int object) {}
}
