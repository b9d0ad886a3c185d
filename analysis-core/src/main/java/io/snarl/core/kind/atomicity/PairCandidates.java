package io.snarl.core.kind.atomicity;

import io.snarl.core.carve.Reason;
import io.snarl.core.kind.Candidates;
import io.snarl.core.kind.SeedFacts;
import io.snarl.core.kind.TrialQueue;
import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.CallProfiles;
import io.snarl.core.kind.atomicity.predict.CallPair;
import io.snarl.core.kind.atomicity.predict.PairFinder;
import io.snarl.core.kind.atomicity.violation.AtomicityFormat;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.observe.Observers;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.trial.SetUpOnce;
import io.snarl.core.trial.TestSources;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** The pairs of calls of all seed tests that may violate each other's atomicity. */
final class PairCandidates implements Candidates {

    /** More than this no budget would let be tried. */
    private static final int MOST = 3000;

    private final SeedFacts facts;
    private final Mishaps mishaps;
    private final Types types;
    private final ExaminedClasses classes;
    private final boolean areAnyForThreads;
    private final ExaminedPairs scope;
    private final List<PairCandidate> list;
    private final Set<String> notExamined = new TreeSet<>();
    private final Map<Reason, Long> infeasible = new EnumMap<>(Reason.class);
    private final long triples;
    private final long races;

    /** Finds them; what goes wrong with a pair costs that pair. */
    PairCandidates(CallProfiles profiles, SeedFacts facts) {
        this.facts = facts;
        this.mishaps = facts.mishaps();
        this.types = facts.types();
        this.classes = new ExaminedClasses(types, TestClasses.of(facts.scripts().values()), facts.namedSubjects());
        this.areAnyForThreads = profiles.classes().stream().anyMatch(classes::contains);
        this.scope = new ExaminedPairs(facts.scripts(), types, classes, areAnyForThreads);
        var finder = new PairFinder(
                madeByThreads(profiles.groups()),
                facts.scripts(),
                types::isSubtype,
                scope.scope(),
                facts.time(),
                mishaps);
        triples = finder.triples();
        races = finder.races();
        notExamined.addAll(finder.unshareableClasses());
        List<CallPair> examined = examined(finder.pairs());
        list = examined.stream()
                .limit(MOST)
                .flatMap(pair -> mishaps
                        .guard(
                                "choosing calls for " + nameOf(pair),
                                () -> new PairCandidate(pair, facts, classes::contains))
                        .stream())
                .toList();
        finder.infeasible().forEach(this::count);
        count(Reason.FOR_ONE_THREAD, finder.pairs().size() - examined.size());
        count(Reason.OUT_OF_TIME, finder.unlooked());
        count(Reason.TOO_MANY, examined.size() - list.size());
    }

    /** Returns calls without those that threads do not make; nobody misses calls to objects that threads do not share. */
    private List<List<CallProfile>> madeByThreads(List<List<CallProfile>> groups) {
        return groups.stream()
                .map(group -> group.stream().filter(this::isMade).toList())
                .filter(group -> !group.isEmpty())
                .toList();
    }

    private boolean isMade(CallProfile profile) {
        boolean made = facts.clients().contain(profile.test(), profile.call());
        if (!made && classes.contains(facts.clients().typeOf(profile.test(), profile.call()))) {
            facts.clients().leaveOut(profile.method());
        }
        return made;
    }

    /** Where the tests use no class that is made for several threads it is of no use to tell them apart. */
    private List<CallPair> examined(List<CallPair> pairs) {
        List<CallPair> examined = pairs.stream()
                .filter(pair -> isSafely(pair, scope::isToBeExamined))
                .toList();
        if (examined.isEmpty() && !areAnyForThreads) {
            examined = pairs.stream()
                    .filter(pair -> isSafely(pair, each -> scope.isOfLibrary(each) && !scope.isForOneThread(each)))
                    .toList();
        }
        Set<CallPair> chosen = new HashSet<>(examined);
        pairs.stream()
                .filter(pair -> !chosen.contains(pair))
                .forEach(pair -> isSafely(pair, each -> notExamined.add(scope.sharedBy(each))));
        notExamined.removeIf(name -> types.find(name).isEmpty() || classes.contains(name));
        return examined;
    }

    private boolean isSafely(CallPair pair, Predicate<CallPair> question) {
        return mishaps.guard("choosing " + nameOf(pair), () -> question.test(pair))
                .orElse(false);
    }

    private static String nameOf(CallPair pair) {
        return pair.text();
    }

    private void count(Reason reason, long number) {
        if (number > 0) {
            infeasible.merge(reason, number, Long::sum);
        }
    }

    @Override
    public List<PairCandidate> list() {
        return list;
    }

    @Override
    public Map<String, Long> counts() {
        return Map.of(AtomicityFormat.TRIPLES, triples, AtomicityFormat.RACES, races);
    }

    @Override
    public List<String> notExamined() {
        return List.copyOf(notExamined);
    }

    @Override
    public Map<Reason, Long> infeasible() {
        return infeasible;
    }

    @Override
    public TrialQueue trials(TestSources sources) {
        var observers = new Observers(facts.scripts(), types);
        var planner = new PairPlanner(facts.scripts(), sources, types::isSubtype, observers);
        var setUpOnce = new SetUpOnce(facts.scripts());
        return new PairTrials(list, new PairProgress.Tools(planner, sources, setUpOnce, mishaps));
    }
}
