package io.snarl.core.synthesis;

import io.snarl.contract.result.TestResult;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.carve.Reason;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.ConfirmedViolation;
import io.snarl.core.kind.atomicity.benign.BenignRules;
import io.snarl.core.kind.atomicity.benign.Situation;
import io.snarl.core.kind.atomicity.predict.CallProfile;
import io.snarl.core.kind.atomicity.predict.Pair;
import io.snarl.core.kind.atomicity.predict.PairChoice;
import io.snarl.core.lab.Collecting;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import io.snarl.core.source.type.Types;
import io.snarl.core.trace.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Two calls that may violate each other's atomicity, and the plans for tests of them that are yet to be tried. */
final class PairCandidate implements Candidate {

    private final Pair pair;
    private final Map<Integer, Script> scripts;
    private final Types types;
    private final List<PairChoice> choices;
    private final Set<Plan> plans = new HashSet<>();
    private final List<Planned> spare = new ArrayList<>();
    private int next;
    private boolean written;
    private InfeasibleException obstacle;

    PairCandidate(Pair pair, Map<Integer, Script> scripts, Types types) {
        this.pair = pair;
        this.scripts = scripts;
        this.types = types;
        this.choices = inTurns(pair.choices(), scripts);
    }

    /**
     * One choice for each combination of arguments, then a second one of each, and so on: what is passed decides what happens. A call that
     * fails in its test may do something in the state that another left, but what works there has precedence.
     */
    private static List<PairChoice> inTurns(List<PairChoice> choices, Map<Integer, Script> scripts) {
        Map<String, Integer> turns = new HashMap<>();
        Map<PairChoice, Integer> turnOf = new IdentityHashMap<>();
        choices.forEach(choice -> {
            String arguments = arguments(choice.one(), scripts) + arguments(choice.other(), scripts);
            int turn = turns.merge(arguments, 1, Integer::sum);
            boolean fails = Stream.of(choice.one(), choice.other())
                    .anyMatch(profile -> call(profile, scripts).ending() == ClientCall.Ending.BY_EXCEPTION);
            turnOf.put(choice, fails ? turn + 1 : turn);
        });
        return choices.stream().sorted(Comparator.comparingInt(turnOf::get)).toList();
    }

    private static String arguments(CallProfile profile, Map<Integer, Script> scripts) {
        return call(profile, scripts).arguments().stream()
                .filter(argument -> !(argument instanceof Value.Instance))
                .toList()
                .toString();
    }

    private static ClientCall call(CallProfile profile, Map<Integer, Script> scripts) {
        return scripts.get(profile.test()).calls().get(profile.call());
    }

    Pair pair() {
        return pair;
    }

    @Override
    public List<String> methods() {
        return pair.methods();
    }

    @Override
    public InfeasibleException obstacle() {
        return obstacle;
    }

    @Override
    public void fail(Mishap mishap) {
        written = false;
        if (obstacle == null) {
            obstacle = new InfeasibleException(Reason.MISHAP, mishap.cause());
        }
    }

    /** Takes note of why a plan cannot be written as source. */
    void refuse(String problem) {
        if (obstacle == null) {
            obstacle = new InfeasibleException(Reason.NOT_WRITABLE, problem);
        }
    }

    /** Takes note that a test can be written, whatever was in the way of others. */
    void write() {
        written = true;
    }

    /** Takes note that there was no time for it, unless something else was in the way. */
    void leaveOver() {
        if (written) {
            obstacle = new InfeasibleException(Reason.NOT_RUN, Reason.NOT_RUN.toString());
        }
    }

    /** Takes note of why it is not tried at all. */
    void leaveOut(Reason reason) {
        written = false;
        obstacle = new InfeasibleException(reason, reason.toString());
    }

    /** Returns the next plan that was not tried, or null if there is none. */
    Planned nextPlan(PairPlanner planner) {
        while (next < choices.size() || !spare.isEmpty()) {
            boolean isSparesTurn = !spare.isEmpty() && (next >= choices.size() || next % 2 == 0);
            Planned planned = isSparesTurn ? spare.remove(0) : planFor(choices.get(next++), planner);
            if (planned != null && plans.add(planned.plan())) {
                return planned;
            }
        }
        return null;
    }

    private Planned planFor(PairChoice choice, PairPlanner planner) {
        try {
            List<Planned> made = planner.plan(pair, choice);
            Planned first = made.get(0);
            OtherArguments.in(first.plan()).ifPresent(plan -> spare.add(first.with(plan)));
            spare.addAll(made.subList(1, made.size()));
            return first;
        } catch (InfeasibleException e) {
            obstacle = obstacle == null ? e : obstacle;
            return null;
        }
    }

    @Override
    public Collecting collecting() {
        return Collecting.VIOLATIONS;
    }

    @Override
    public List<ConfirmedViolation> bugsIn(TestResult test, Planned planned) {
        return judgementOf(test, planned).violations();
    }

    Judgement judgementOf(TestResult test, Planned planned) {
        boolean matters = planned.plan().threads().stream().map(Step::origin).anyMatch(this::isResultChanged);
        return new Judgement(
                test,
                planned,
                new BenignRules(new Situation(
                        pair,
                        planned.plan(),
                        test.collected().outcomes(),
                        this::isReceivedBy,
                        this::isClosing,
                        types.claims())),
                matters);
    }

    private boolean isClosing(ClientCall call) {
        return call.kind() == ClientCall.Kind.METHOD
                && call.name().equals("close")
                && call.arguments().isEmpty()
                && isReceivedBy(call, AutoCloseable.class);
    }

    private boolean isReceivedBy(ClientCall call, Class<?> type) {
        String receiver =
                scripts.get(call.test().number()).classOf(call.receiver()).name();
        return types.isSubtype(receiver, type.getName());
    }

    /** Tells whether a test changes what a call has returned, so that it matters whether others have the same object. */
    private boolean isResultChanged(ClientCall call) {
        if (!(call.result() instanceof Value.Instance instance)) {
            return false;
        }
        Script script = scripts.get(call.test().number());
        return script.calls().stream()
                .filter(each -> each.receiver() == instance.object())
                // What returns an object may only make it the first time that it is asked for.
                .filter(each -> Character.isUpperCase(
                        each.descriptor().charAt(each.descriptor().length() - 1)))
                .anyMatch(each -> script.effects().get(each.number()).written().contains(instance.object()));
    }

    /** What is left out of a test may be what decides which of the accesses comes first. */
    @Override
    public boolean doFor(List<? extends Bug> bugs, List<? extends Bug> others) {
        return verdicts(bugs).containsAll(verdicts(others));
    }

    private static Set<Object> verdicts(List<? extends Bug> bugs) {
        Set<Object> verdicts = new HashSet<>();
        bugs.forEach(bug -> verdicts.add(((ConfirmedViolation) bug).violation().verdict()));
        return verdicts;
    }
}
