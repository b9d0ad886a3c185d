package io.snarl.core.kind.atomicity.predict;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.CallTrait;
import java.util.List;

/** Pairs of calls for the tests of those who judge them. */
public final class TestPairs {

    private TestPairs() {}

    /** Returns a pair of the same method, which reads and writes a field without a lock. */
    public static CallPair of(MethodSignature method, CallTrait... traits) {
        var calls = new SeedCalls(0);
        int object = calls.object(method.owner());
        SeedCalls.Call call = calls.call(method);
        for (CallTrait trait : traits) {
            call.behaves(trait);
        }
        CallProfile profile = call.read(SeedCalls.receiver(object), "count")
                .write(SeedCalls.receiver(object), "count")
                .profile();
        var pair = new CallPair(List.of(method, method), new MeetingPoint(object, object, "this", "this", false));
        var path = SeedCalls.receiver(object);
        pair.add(List.of(), List.of(), List.of(new PairChoice(profile, profile, path, path, object, object, false, 0)));
        return pair;
    }
}
