package io.snarl.core.kind.deadlock.predict;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.path.AccessPath;
import java.util.List;

/**
 * A nested acquisition in a seed test.
 *
 * @param test the number of the test
 * @param call the number of the client call
 * @param method the method that the client called, with the class that declares it and its descriptor
 * @param wanted how the call reached the lock that was taken
 * @param held how it reached those that were held
 */
public record Occurrence(int test, int call, MethodSignature method, AccessPath wanted, List<AccessPath> held) {

    public Occurrence {
        held = List.copyOf(held);
    }

    /** Returns what tells whether two occurrences could be exchanged for each other. */
    String shape() {
        return method + " " + held + " " + wanted;
    }
}
