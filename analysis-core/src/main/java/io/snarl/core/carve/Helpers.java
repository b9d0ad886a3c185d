package io.snarl.core.carve;

import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.Value;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import java.util.Optional;
import java.util.Set;

/** Finds the helper methods that a test gets objects from. */
final class Helpers {

    private final Script script;
    private final ClientCall target;
    private final HelperUse helperUse;

    Helpers(Script script, ClientCall target, HelperUse helperUse) {
        this.script = script;
        this.target = target;
        this.helperUse = helperUse;
    }

    /** Tells whether an object is that of the test class itself. */
    boolean isTest(int object) {
        return script.birthOf(object).isEmpty()
                && script.classOf(object).sort() == ClassSort.TEST
                && script.classOf(object).name().equals(script.test().className());
    }

    /** Returns the outermost call of a helper that gave the test an object and is to be repeated for it. */
    Optional<ClientCall> thatMakes(int object) {
        if (helperUse == HelperUse.WITHOUT_HELPERS || helperUse == HelperUse.AS_WRITTEN) {
            return Optional.empty();
        }
        Optional<ClientCall> helper = script.calls().subList(0, target.number()).stream()
                .filter(call -> isHelper(call) && isResult(call, object))
                .findFirst();
        return helper.filter(call -> helperUse == HelperUse.BY_HELPERS || isOfOtherClass(call) && !isOfLibrary(object));
    }

    private static boolean isResult(ClientCall call, int object) {
        return call.ending() == ClientCall.Ending.RETURNED
                && call.result() instanceof Value.Instance instance
                && instance.object() == object;
    }

    /** Tells whether calls were made during a call that were not made by an object of the tests. */
    private boolean isHelper(ClientCall call) {
        return call.kind() != ClientCall.Kind.CONSTRUCTOR
                && call.number() + 1 < script.effects().size()
                && isWithin(call.number() + 1, call.number());
    }

    private static boolean isOfOtherClass(ClientCall helper) {
        return helper.kind() == ClientCall.Kind.STATIC_METHOD
                && !helper.owner().equals(helper.caller().className());
    }

    private boolean isOfLibrary(int object) {
        return script.classOf(object).sort() == ClassSort.SUBJECT;
    }

    /** Tells whether a call is made by a helper that is called anyway. */
    boolean isMadeBy(ClientCall call, Set<Integer> calls) {
        for (int each = helperOf(call.number()); each >= 0; each = helperOf(each)) {
            if (calls.contains(each)) {
                return true;
            }
        }
        return false;
    }

    private boolean isWithin(int call, int helper) {
        for (int each = helperOf(call); each >= 0; each = helperOf(each)) {
            if (each == helper) {
                return true;
            }
        }
        return false;
    }

    private int helperOf(int call) {
        return script.effects().get(call).helper();
    }
}
