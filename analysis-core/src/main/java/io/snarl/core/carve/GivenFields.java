package io.snarl.core.carve;

import io.snarl.contract.trace.Value;
import io.snarl.core.seed.Birth;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Finds the fields of a test that a framework injects. */
final class GivenFields {

    private final Script script;
    private final WrittenCode code;

    GivenFields(Script script, WrittenCode code) {
        this.script = script;
        this.code = code;
    }

    /** Returns a place where the test uses what such a field has, empty if the field means nothing elsewhere. */
    Optional<Birth.AsWritten> useOf(int object) {
        for (ClientCall call : script.calls()) {
            for (int i = -1; i < call.arguments().size(); i++) {
                var use = new Birth.AsWritten(call, i);
                if (isUsed(object, call, i)
                        && code.isVariable(use)
                        && code.freeNames(use).isPresent()) {
                    return Optional.of(use);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isUsed(int object, ClientCall call, int argument) {
        return argument < 0
                ? call.receiver() == object
                : call.arguments().get(argument).equals(new Value.Instance(object));
    }

    /** Returns the mocks that a framework may have put into an object, by their fields, as far as the test was seen to use them. */
    Map<String, Integer> mocksIn(int object) {
        Map<String, Integer> mocks = new TreeMap<>();
        if (script.birthOf(object).orElse(null) instanceof Birth.OfField field && code.hasMocks(field)) {
            script.births().forEach((other, birth) -> {
                if (other != object && birth instanceof Birth.OfField mock && code.isMock(mock)) {
                    mocks.put(mock.name(), other);
                }
            });
        }
        return mocks;
    }
}
