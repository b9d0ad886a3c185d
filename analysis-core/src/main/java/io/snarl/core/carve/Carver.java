package io.snarl.core.carve;

import io.snarl.core.seed.Birth;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Effects;
import io.snarl.core.seed.Script;
import io.snarl.core.trace.Value;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Finds the calls of a seed test without which one of its calls could not be repeated. */
public final class Carver {

    private static final int MOST_CALLS = 400;

    private final Script script;
    private final WrittenCode code;
    private final ClientCall target;
    private final Set<Integer> objects = new HashSet<>();
    private final TreeSet<Integer> calls = new TreeSet<>();
    private final Map<Integer, Map<String, Integer>> captured = new HashMap<>();

    private Carver(Script script, WrittenCode code, ClientCall target) {
        this.script = script;
        this.code = code;
        this.target = target;
    }

    /**
     * Carves a call out of a test.
     *
     * @param call the number of the call
     * @param others objects that are needed besides its receiver and arguments
     */
    public static Piece carve(Script script, int call, Collection<Integer> others, WrittenCode code)
            throws InfeasibleException {
        var carver = new Carver(script, code, script.calls().get(call));
        return carver.carve(others);
    }

    private Piece carve(Collection<Integer> others) throws InfeasibleException {
        needOperands(target);
        for (int object : others) {
            need(object);
        }
        while (addShaping()) {
            if (calls.size() > MOST_CALLS) {
                throw new InfeasibleException(Reason.TOO_LONG, "more than " + MOST_CALLS);
            }
        }
        return new Piece(script, target, calls, captured);
    }

    /** Adds calls that change an object that is needed; says whether there were any. */
    private boolean addShaping() throws InfeasibleException {
        boolean added = false;
        for (ClientCall call : script.calls().subList(0, target.number())) {
            if (call.shaping() && !calls.contains(call.number()) && shapes(call)) {
                add(call);
                added = true;
            }
        }
        return added;
    }

    private boolean shapes(ClientCall call) {
        Effects effects = script.effects().get(call.number());
        return call.ending() == ClientCall.Ending.RETURNED
                && !calls.contains(effects.within())
                && (call.mayPrepare(target)
                        || objects.contains(call.receiver())
                        || effects.written().stream().anyMatch(objects::contains));
    }

    private void add(ClientCall call) throws InfeasibleException {
        calls.add(call.number());
        needOperands(call);
    }

    private void needOperands(ClientCall call) throws InfeasibleException {
        need(call.receiver());
        for (int i = 0; i < call.arguments().size(); i++) {
            Value argument = call.arguments().get(i);
            if (!isHidden(argument)) {
                need(argument);
            } else if (!code.isConstant(call, i)) {
                throw new InfeasibleException(Reason.HIDDEN_VALUE, "an argument of " + call.name());
            }
        }
    }

    private static boolean isHidden(Value value) {
        return value instanceof Value.Hidden
                || value instanceof Value.Array array
                        && array.elements().stream().anyMatch(Carver::isHidden);
    }

    private void need(Value value) throws InfeasibleException {
        if (value instanceof Value.Instance instance) {
            need(instance.object());
        } else if (value instanceof Value.Array array) {
            if (array.isCut()) {
                throw new InfeasibleException(Reason.CUT_VALUE, "an array of " + array.length() + " elements");
            }
            for (Value element : array.elements()) {
                need(element);
            }
        } else if (value instanceof Value.Text text && text.isCut()) {
            throw new InfeasibleException(Reason.CUT_VALUE, "a string of " + text.length() + " chars");
        }
    }

    private void need(int object) throws InfeasibleException {
        if (object == 0 || objects.contains(object)) {
            return;
        }
        Birth birth = script.birthOf(object)
                .orElseThrow(() -> new InfeasibleException(
                        Reason.NO_MAKER, script.classOf(object).name()));
        objects.add(object);
        if (birth instanceof Birth.ByCall byCall) {
            if (byCall.call() >= target.number()) {
                throw new InfeasibleException(
                        Reason.NO_MAKER, script.classOf(object).name());
            }
            add(script.calls().get(byCall.call()));
        } else if (birth instanceof Birth.InSource written) {
            needCaptured(object, written);
        }
    }

    private void needCaptured(int object, Birth.InSource written) throws InfeasibleException {
        List<WrittenCode.FreeName> names = code.freeNames(written)
                .orElseThrow(() -> new InfeasibleException(
                        Reason.NOT_WRITABLE, "the source of " + written.caller().className() + " is not there"));
        Map<String, Integer> found = new HashMap<>();
        for (WrittenCode.FreeName name : names) {
            int value = valueOf(name);
            if (value != 0) {
                found.put(name.name(), value);
                need(value);
            }
        }
        captured.put(object, Map.copyOf(found));
    }

    /** Returns the object that a variable has: the result of the last call in the line that gives it its value, or 0. */
    private int valueOf(WrittenCode.FreeName name) {
        int value = 0;
        for (ClientCall call : script.calls().subList(0, target.number())) {
            if (call.caller().line() == name.line()
                    && call.caller().className().equals(name.className())
                    && call.result() instanceof Value.Instance instance) {
                value = instance.object();
            }
        }
        return value;
    }
}
