package io.snarl.core.synthesis;

import io.snarl.core.atomicity.Pair;
import io.snarl.core.atomicity.PairChoice;
import io.snarl.core.atomicity.PairFinder;
import io.snarl.core.carve.Reason;
import io.snarl.core.seed.Script;
import io.snarl.core.source.type.Types;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The pairs of calls of all seed tests that may violate each other's atomicity. */
final class PairCandidates {

    /** More than this no budget would let be tried. */
    private static final int MOST = 3000;

    private final List<PairCandidate> list;
    private final Map<Reason, Long> infeasible = new EnumMap<>(Reason.class);
    private final long triples;

    PairCandidates(SeedAnalysis seeds, Types types) {
        var finder = new PairFinder(seeds.profiles().groups(), seeds.scripts(), types::isSubtype);
        triples = finder.triples();
        List<Pair> examined = finder.pairs().stream()
                .filter(pair -> isMadeForThreads(pair, seeds, types))
                .toList();
        list = examined.stream().limit(MOST).map(pair -> new PairCandidate(pair, seeds.scripts())).toList();
        count(Reason.GUARDED, finder.guarded());
        count(Reason.NOT_SHARED, finder.unshared());
        count(Reason.FOR_ONE_THREAD, finder.pairs().size() - examined.size());
        count(Reason.TOO_MANY, examined.size() - list.size());
    }

    /** What two threads share has to be made for that; to share anything else is the mistake of who does it. */
    private static boolean isMadeForThreads(Pair pair, SeedAnalysis seeds, Types types) {
        PairChoice choice = pair.choices().get(0);
        if (choice.onePath().isStatic()) {
            return types.isMadeForThreads(ownerOf(choice.onePath().root().name(), types));
        }
        Script script = seeds.scripts().get(choice.one().test());
        return choice.together()
                ? choice.onePath().objects().stream()
                        .anyMatch(object ->
                                types.isMadeForThreads(script.classOf(object).name()))
                : types.isMadeForThreads(script.classOf(choice.oneObject()).name());
    }

    /** The class that a static field belongs to. */
    private static String ownerOf(String classOrField, Types types) {
        return types.find(classOrField).isPresent()
                ? classOrField
                : classOrField.substring(0, Math.max(0, classOrField.lastIndexOf('.')));
    }

    private void count(Reason reason, long number) {
        if (number > 0) {
            infeasible.put(reason, number);
        }
    }

    /** Returns the pairs, those first that are likeliest to show something. */
    List<PairCandidate> list() {
        return list;
    }

    /** Returns how many triples of accesses there are. */
    long triples() {
        return triples;
    }

    /** Returns what cannot become tests, whatever is tried, by reason. */
    Map<Reason, Long> infeasible() {
        return infeasible;
    }
}
