package io.snarl.core.carve;

import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.Value;
import io.snarl.core.seed.Birth;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Effects;
import io.snarl.core.seed.Script;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Selects the calls of a seed test that are needed to repeat one of its calls. */
public final class Carver {

    private static final int MOST_CALLS = 400;

    private final Script script;
    private final WrittenCode code;
    private final ClientCall target;
    private final HelperUse helperUse;
    private final Helpers helpers;
    private final VariableContents variables;
    private final GivenFields fields;
    private final Mocks mocks;
    private final Set<ClientCall> leftOut = new HashSet<>();
    private Needs needs = new Needs();

    private Carver(Script script, WrittenCode code, ClientCall target, HelperUse helperUse) {
        this.script = script;
        this.code = code;
        this.target = target;
        this.helperUse = helperUse;
        this.helpers = new Helpers(script, target, helperUse);
        this.variables = new VariableContents(script, target, code);
        this.fields = new GivenFields(script, code);
        this.mocks = new Mocks(script, code);
    }

    /**
     * Carves a call out of a test.
     *
     * @param call the number of the call
     * @param others objects that are needed besides its receiver and arguments
     */
    public static CarvedCall carve(
            Script script, int call, Collection<Integer> others, WrittenCode code, HelperUse helperUse)
            throws InfeasibleException {
        var carver = new Carver(script, code, script.calls().get(call), helperUse);
        return carver.carve(others);
    }

    private CarvedCall carve(Collection<Integer> others) throws InfeasibleException {
        Optional<ClientCall> staticMock = StaticMocks.openAt(script, target);
        if (staticMock.isPresent()) {
            throw new InfeasibleException(
                    Reason.MOCKED_STATICALLY, staticMock.get().name());
        }
        needOperands(target);
        for (int object : others) {
            need(object);
        }
        boolean more = true;
        while (more) {
            more = addShaping();
        }
        return new CarvedCall(script, target, needs.calls, needs.captured, needs.births, needs.receivers);
    }

    /** Adds calls that change an object that is needed; says whether there were any. */
    private boolean addShaping() throws InfeasibleException {
        boolean added = false;
        for (ClientCall call : script.calls().subList(0, target.number())) {
            if (!needs.calls.contains(call.number()) && !leftOut.contains(call) && shapes(call)) {
                added |= tryToAdd(call);
                requireFewCalls();
            }
        }
        return added;
    }

    /** At once, since a test may have a hundred thousand calls that change an object. */
    private void requireFewCalls() throws InfeasibleException {
        if (needs.calls.size() > MOST_CALLS) {
            throw new InfeasibleException(Reason.TOO_LONG, "more than " + MOST_CALLS);
        }
    }

    /** An object that lacks something that was done to it is better than none: whether that matters, a run tells. */
    private boolean tryToAdd(ClientCall call) {
        Needs before = needs;
        needs = new Needs(before);
        try {
            add(call);
            return true;
        } catch (InfeasibleException e) {
            needs = before;
            leftOut.add(call);
            return false;
        }
    }

    private boolean shapes(ClientCall call) {
        Effects effects = script.effects().get(call.number());
        return call.ending() == ClientCall.Ending.RETURNED
                && !needs.calls.contains(effects.within())
                && !helpers.isMadeBy(call, needs.calls)
                && (call.shaping() && !mocks.isOnMock(call) && changes(call, effects) || tellsMock(call));
    }

    private boolean changes(ClientCall call, Effects effects) {
        return call.mayPrepare(target)
                || needs.objects.contains(call.receiver())
                || effects.written().stream().anyMatch(needs.objects::contains);
    }

    private boolean tellsMock(ClientCall call) {
        return mocks.isShaping(call, needs.objects)
                || mocks.isStubbing(call)
                        && mocks.usedBy(call, this::captured)
                                .filter(used -> used.objects().values().stream().anyMatch(needs.objects::contains))
                                .isPresent();
    }

    private void add(ClientCall call) throws InfeasibleException {
        needs.calls.add(call.number());
        needOperands(call);
    }

    private void needOperands(ClientCall call) throws InfeasibleException {
        Optional<Captured> used = mocks.isStubbing(call) ? mocks.usedBy(call, this::captured) : Optional.empty();
        if (used.isPresent()) {
            needs.receivers.put(call.number(), used.get());
            for (int object : used.get().objects().values()) {
                need(object);
            }
            if (!MockingFrameworks.have(call)) {
                return;
            }
        } else if (call.receiver() != 0) {
            need(call.receiver(), call, -1);
        }
        for (int i = 0; i < call.arguments().size(); i++) {
            Value argument = call.arguments().get(i);
            if (!isHidden(argument)) {
                need(argument, call, i);
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

    private void need(Value value, ClientCall call, int argument) throws InfeasibleException {
        if (value instanceof Value.Instance instance) {
            need(instance.object(), call, argument);
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

    private void need(Value value) throws InfeasibleException {
        if (value instanceof Value.Instance instance) {
            need(instance.object());
        } else {
            need(value, target, 0);
        }
    }

    /** Needs an object, which the source may tell how to come by where it is used. */
    private void need(int object, ClientCall user, int argument) throws InfeasibleException {
        if (object == 0 || needs.objects.contains(object)) {
            return;
        }
        Optional<ClientCall> maker = script.makerOf(object);
        var written = new Birth.AsWritten(user, argument);
        boolean isMade = script.birthOf(object)
                        .filter(birth -> !(birth instanceof Birth.OfField))
                        .isPresent()
                && maker.filter(call -> call.number() >= target.number() || code.isManaged(call))
                        .isEmpty()
                && !isTakenFromSource(object, written);
        Optional<List<WrittenCode.UsedName>> names = isMade ? Optional.empty() : code.freeNames(written);
        if (helpers.isTest(object)) {
            needs.objects.add(object);
            needs.births.put(object, new Birth.TestItself());
        } else if (names.isPresent()) {
            needs.objects.add(object);
            needs.births.put(object, written);
            if (code.isVariable(written)) {
                names.get().forEach(name -> needs.fields.put(name, object));
            }
            needCaptured(object, names.get());
            needMocksIn(object);
        } else {
            need(object);
        }
    }

    /** What a variable has may be used elsewhere too, and parts of the library's objects may have to be shared. */
    private boolean isTakenFromSource(int object, Birth.AsWritten expression) {
        return helperUse == HelperUse.AS_WRITTEN
                && expression.argument() >= 0
                && script.classOf(object).sort() == ClassSort.OTHER
                && !code.isVariable(expression);
    }

    private void need(int object) throws InfeasibleException {
        if (object == 0 || needs.objects.contains(object)) {
            return;
        }
        Birth birth = script.birthOf(object).orElseThrow(() -> noMaker(object));
        needs.objects.add(object);
        if (birth instanceof Birth.ByCall || birth instanceof Birth.InSource) {
            Optional<ClientCall> helper = helpers.thatMakes(object);
            if (helper.isPresent()) {
                needs.births.put(object, new Birth.ByCall(helper.get().number()));
                add(helper.get());
                return;
            }
        }
        if (birth instanceof Birth.OfField) {
            needs.births.put(object, fields.useOf(object).orElseThrow(() -> noMaker(object)));
            needMocksIn(object);
        } else if (birth instanceof Birth.ByCall byCall) {
            if (byCall.call() >= target.number()) {
                throw noMaker(object);
            }
            add(script.calls().get(byCall.call()));
        } else if (birth instanceof Birth.InSource written) {
            needCaptured(
                    object,
                    code.freeNames(written)
                            .orElseThrow(() -> new InfeasibleException(
                                    Reason.NOT_WRITABLE,
                                    "the source of " + written.caller().className() + " is not there")));
        }
    }

    /** What a framework has put into an object is told what to do like what a test has. */
    private void needMocksIn(int object) throws InfeasibleException {
        Map<String, Integer> mocksInside = fields.mocksIn(object);
        for (int mock : mocksInside.values()) {
            need(mock);
        }
        if (!mocksInside.isEmpty()) {
            needs.captured.put(object, new Captured(mocksInside, Map.of()));
        }
    }

    private InfeasibleException noMaker(int object) {
        return new InfeasibleException(Reason.NO_MAKER, script.classOf(object).name());
    }

    private void needCaptured(int object, List<WrittenCode.UsedName> names) throws InfeasibleException {
        Captured found = captured(names);
        Map<String, Integer> others = new HashMap<>(found.objects());
        others.values().removeIf(value -> value == object);
        for (int other : others.values()) {
            need(other);
        }
        needs.captured.put(object, new Captured(others, found.values()));
    }

    private Captured captured(Collection<WrittenCode.UsedName> names) {
        return variables.captured(names, needs.fields);
    }

    /** What is needed so far. */
    private static final class Needs {

        private final Set<Integer> objects = new HashSet<>();
        private final TreeSet<Integer> calls = new TreeSet<>();
        private final Map<Integer, Captured> captured = new HashMap<>();
        private final Map<Integer, Birth> births = new HashMap<>();
        private final Map<WrittenCode.UsedName, Integer> fields = new HashMap<>();
        private final Map<Integer, Captured> receivers = new HashMap<>();

        Needs() {}

        Needs(Needs other) {
            objects.addAll(other.objects);
            calls.addAll(other.calls);
            captured.putAll(other.captured);
            births.putAll(other.births);
            fields.putAll(other.fields);
            receivers.putAll(other.receivers);
        }
    }
}
