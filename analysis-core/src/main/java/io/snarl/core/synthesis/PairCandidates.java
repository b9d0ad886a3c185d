package io.snarl.core.synthesis;

import io.snarl.core.carve.Reason;
import io.snarl.core.kind.atomicity.predict.Access;
import io.snarl.core.kind.atomicity.predict.CallProfile;
import io.snarl.core.kind.atomicity.predict.Pair;
import io.snarl.core.kind.atomicity.predict.PairChoice;
import io.snarl.core.kind.atomicity.predict.PairFinder;
import io.snarl.core.kind.atomicity.predict.SharedScope;
import io.snarl.core.kind.atomicity.predict.Triple;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.source.type.Types;
import io.snarl.core.trace.TracedClass;
import io.snarl.core.trace.TracedClass.Role;
import java.lang.reflect.Modifier;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The pairs of calls of all seed tests that may violate each other's atomicity. */
final class PairCandidates {

    /** More than this no budget would let be tried. */
    private static final int MOST = 3000;

    private final Mishaps mishaps;
    private final SeedAnalysis seeds;
    private final Types types;
    private final ExaminedClasses classes;
    private final boolean areAnyForThreads;
    private final List<PairCandidate> list;
    private final Set<String> notExamined = new TreeSet<>();
    private final Map<Reason, Long> infeasible = new EnumMap<>(Reason.class);
    private final long triples;
    private final long races;

    /**
     * Finds them.
     *
     * @param clients knows the calls that threads may make
     * @param named classes to be examined whatever they look like
     * @param time tells whether there is time to predict more
     * @param mishaps takes note of what goes wrong with a pair, which costs that pair
     */
    PairCandidates(
            SeedAnalysis seeds,
            Types types,
            ClientCalls clients,
            List<String> named,
            BooleanSupplier time,
            Mishaps mishaps) {
        this.mishaps = mishaps;
        this.seeds = seeds;
        this.types = types;
        this.classes = new ExaminedClasses(types, TestClasses.of(seeds.scripts().values()), named);
        this.areAnyForThreads = seeds.profiles().classes().stream().anyMatch(classes::contains);
        var finder = new PairFinder(
                clients.of(seeds.profiles().groups(), classes),
                seeds.scripts(),
                types::isSubtype,
                new Scope(),
                time,
                mishaps);
        triples = finder.triples();
        races = finder.races();
        notExamined.addAll(finder.unshareableClasses());
        List<Pair> examined = examined(finder.pairs());
        list = examined.stream()
                .limit(MOST)
                .flatMap(pair -> mishaps
                        .guard(
                                "choosing calls for " + nameOf(pair),
                                () -> new PairCandidate(pair, seeds.scripts(), types))
                        .stream())
                .toList();
        finder.infeasible().forEach(this::count);
        count(Reason.FOR_ONE_THREAD, finder.pairs().size() - examined.size());
        count(Reason.OUT_OF_TIME, finder.unlooked());
        count(Reason.TOO_MANY, examined.size() - list.size());
    }

    /** Where the tests use no class that is made for several threads it is of no use to tell them apart. */
    private List<Pair> examined(List<Pair> pairs) {
        List<Pair> examined = pairs.stream()
                .filter(pair -> isSafely(pair, this::isToBeExamined))
                .toList();
        if (examined.isEmpty() && !areAnyForThreads) {
            examined = pairs.stream()
                    .filter(pair -> isSafely(pair, each -> isOfLibrary(each) && !isForOneThread(each)))
                    .toList();
        }
        Set<Pair> chosen = new HashSet<>(examined);
        pairs.stream()
                .filter(pair -> !chosen.contains(pair))
                .forEach(pair -> isSafely(pair, each -> notExamined.add(sharedBy(each))));
        notExamined.removeIf(name -> types.find(name).isEmpty() || classes.contains(name));
        return examined;
    }

    private boolean isSafely(Pair pair, Predicate<Pair> question) {
        return mishaps.guard("choosing " + nameOf(pair), () -> question.test(pair))
                .orElse(false);
    }

    private static String nameOf(Pair pair) {
        return String.join(" with ", pair.methods());
    }

    /** What two threads share has to be made for that; to share anything else is the mistake of who does it. */
    private boolean isToBeExamined(Pair pair) {
        if (pair.choices().get(0).onePath().isStatic()) {
            // All threads share it, whether they want to or not.
            return !types.isDeniedToThreads(sharedBy(pair));
        }
        boolean isShared = classes.containsFor(pair, sharedBy(pair))
                || isOfLibrary(pair)
                        && pair.triples().stream().map(Triple::current).anyMatch(this::isVolatile)
                || pair.choices().get(0).together()
                        && objectsOnTheWay(pair).anyMatch(className -> classes.containsFor(pair, className));
        return isShared && !isForOneThread(pair);
    }

    /** What the library has from others has been made by others, and only what shows signs of it is for several threads. */
    private boolean isOfLibrary(Pair pair) {
        PairChoice choice = pair.choices().get(0);
        if (choice.onePath().isStatic() || choice.together()) {
            return true;
        }
        Role role = typeOf(choice, choice.oneObject()).role();
        return role == Role.SUBJECT || role == Role.TEST;
    }

    /** Tells whether an object that both threads would use is there for one of them, whatever else they share. */
    private boolean isForOneThread(Pair pair) {
        PairChoice choice = pair.choices().get(0);
        Stream<Integer> common = choice.together()
                ? choice.onePath().objects().stream().filter(choice.otherPath().objects()::contains)
                : Stream.of(choice.oneObject());
        return !choice.onePath().isStatic()
                && (common.map(object -> classOf(choice, object)).anyMatch(classes::areForOneThread)
                        || isReadByOneThread(choice)
                        || areSignals(choice));
    }

    /** Who passes a reader on to be read, by a call or by a constructor, has given it away, however safe its own methods are. */
    private boolean isReadByOneThread(PairChoice choice) {
        boolean isCalled =
                choice.oneObject() == receiverOf(choice.one()) && choice.otherObject() == receiverOf(choice.other());
        return !isCalled && !choice.together() && classes.areRead(classOf(choice, choice.oneObject()));
    }

    private int receiverOf(CallProfile profile) {
        return seeds.scripts().get(profile.test()).calls().get(profile.call()).receiver();
    }

    /** Who tells another of events tells one after the other, which is the duty of who calls. */
    private boolean areSignals(PairChoice choice) {
        return Stream.of(choice.one(), choice.other()).allMatch(call -> classes.isSignal(call.method()));
    }

    /** A volatile field is shared for sure, whatever the rest of its class is for. */
    private boolean isVolatile(Access access) {
        return !access.contents()
                && types.field(access.owner(), access.name())
                        .filter(field -> Modifier.isVolatile(field.modifiers()))
                        .isPresent();
    }

    /** What no pair that is examined could be about need not be predicted, which is most of a library that is not made for threads. */
    private final class Scope implements SharedScope {

        @Override
        public boolean isVolatile(Access access) {
            return PairCandidates.this.isVolatile(access);
        }

        @Override
        public boolean mayShare(CallProfile call, Access access) {
            return !areAnyForThreads
                    || access.object().isStatic()
                    || isVolatile(access)
                    || waysTo(call, access)
                            .anyMatch(object -> classes.contains(seeds.scripts()
                                    .get(call.test())
                                    .classOf(object)
                                    .name()));
        }

        @Override
        public boolean isAnsweredFor(Triple triple) {
            return !areAnyForThreads || classes.answerFor(triple);
        }

        /** Where no events tell how an object was found, it may be by way of the one that was called. */
        private Stream<Integer> waysTo(CallProfile call, Access access) {
            Stream<Integer> objects = access.object().objects().stream();
            return access.object().isUnseen() ? Stream.concat(objects, Stream.of(call.receiver())) : objects;
        }
    }

    private String sharedBy(Pair pair) {
        PairChoice choice = pair.choices().get(0);
        if (choice.onePath().isStatic()) {
            return ownerOf(choice.onePath().root().name());
        }
        return choice.together() ? objectsOnTheWay(pair).findFirst().orElse("") : classOf(choice, choice.oneObject());
    }

    private Stream<String> objectsOnTheWay(Pair pair) {
        PairChoice choice = pair.choices().get(0);
        return choice.onePath().objects().stream().map(object -> classOf(choice, object));
    }

    private String classOf(PairChoice choice, int object) {
        return typeOf(choice, object).name();
    }

    private TracedClass typeOf(PairChoice choice, int object) {
        return seeds.scripts().get(choice.one().test()).classOf(object);
    }

    /** The class that a static field belongs to. */
    private String ownerOf(String classOrField) {
        return types.find(classOrField).isPresent()
                ? classOrField
                : classOrField.substring(0, Math.max(0, classOrField.lastIndexOf('.')));
    }

    private void count(Reason reason, long number) {
        if (number > 0) {
            infeasible.merge(reason, number, Long::sum);
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

    /** Returns how many data races there are. */
    long races() {
        return races;
    }

    /** Returns the classes whose objects no threads share in a test. */
    List<String> notExamined() {
        return List.copyOf(notExamined);
    }

    /** Returns what cannot become tests, whatever is tried, by reason. */
    Map<Reason, Long> infeasible() {
        return infeasible;
    }
}
