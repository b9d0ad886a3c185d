package io.snarl.core.atomicity;

import io.snarl.core.path.AccessPath;
import java.util.List;
import java.util.Set;

/**
 * A client call of a seed test with its accesses to variables that other calls could reach.
 *
 * @param test the number of the test
 * @param call the number of the client call
 * @param method the method that the client called, with the class that declares it and its descriptor
 * @param manners how it goes about being called at the same time as others
 * @param accesses in the order in which they happened, of many that are alike the first and the last
 */
public record CallProfile(int test, int call, String method, Set<Manner> manners, List<Access> accesses) {

    public CallProfile {
        manners = Set.copyOf(manners);
        accesses = List.copyOf(accesses);
    }

    /** Returns the object that was called, 0 if no access shows it. */
    int receiver() {
        return accesses.stream()
                .map(Access::object)
                .filter(path -> path.root().origin() == AccessPath.Origin.RECEIVER)
                .map(path -> path.objects().get(0))
                .findFirst()
                .orElse(0);
    }

    /** Returns what tells whether two calls could be exchanged for each other. */
    String shape() {
        var text = new StringBuilder(method);
        long section = 0;
        for (Access access : accesses) {
            long since = access.locks().isEmpty()
                    ? 0
                    : access.locks().get(access.locks().size() - 1).since();
            text.append(since == section ? "\n" : "\n-- ").append(access.shape());
            section = since;
        }
        return text.toString();
    }
}
