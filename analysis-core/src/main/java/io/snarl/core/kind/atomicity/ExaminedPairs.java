package io.snarl.core.kind.atomicity;

import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.TracedClass;
import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import io.snarl.core.kind.atomicity.predict.CallPair;
import io.snarl.core.kind.atomicity.predict.PairChoice;
import io.snarl.core.kind.atomicity.predict.SharedScope;
import io.snarl.core.kind.atomicity.predict.Triple;
import io.snarl.core.seed.Script;
import io.snarl.core.source.resolve.Types;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.stream.Stream;

/** Decides which pairs of calls are tried in parallel. */
final class ExaminedPairs {

    private final Map<Integer, Script> scripts;
    private final Types types;
    private final ExaminedClasses classes;
    private final boolean areAnyForThreads;

    /**
     * Asks for objects of some classes.
     *
     * @param areAnyForThreads whether the tests use any class that is made for several threads
     */
    ExaminedPairs(Map<Integer, Script> scripts, Types types, ExaminedClasses classes, boolean areAnyForThreads) {
        this.scripts = scripts;
        this.types = types;
        this.classes = classes;
        this.areAnyForThreads = areAnyForThreads;
    }

    /** Returns what is worth predicting. */
    SharedScope scope() {
        return new Scope();
    }

    /** What two threads share has to be made for that; to share anything else is the mistake of who does it. */
    boolean isToBeExamined(CallPair pair) {
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
    boolean isOfLibrary(CallPair pair) {
        PairChoice choice = pair.choices().get(0);
        if (choice.onePath().isStatic() || choice.together()) {
            return true;
        }
        ClassSort sort = typeOf(choice, choice.oneObject()).sort();
        return sort == ClassSort.SUBJECT || sort == ClassSort.TEST;
    }

    /** Tells whether an object that both threads would use is there for one of them, whatever else they share. */
    boolean isForOneThread(CallPair pair) {
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
        return scripts.get(profile.test()).calls().get(profile.call()).receiver();
    }

    /** Who tells another of events tells one after the other, which is the duty of who calls. */
    private boolean areSignals(PairChoice choice) {
        return Stream.of(choice.one(), choice.other()).allMatch(call -> classes.isSignal(call.method()));
    }

    /** A volatile field is shared for sure, whatever the rest of its class is for. */
    private boolean isVolatile(TracedAccess access) {
        return !access.contents()
                && types.field(access.owner(), access.name())
                        .filter(field -> Modifier.isVolatile(field.modifiers()))
                        .isPresent();
    }

    /** What no pair that is examined could be about need not be predicted, which is most of a library that is not made for threads. */
    private final class Scope implements SharedScope {

        @Override
        public boolean isVolatile(TracedAccess access) {
            return ExaminedPairs.this.isVolatile(access);
        }

        @Override
        public boolean mayShare(CallProfile call, TracedAccess access) {
            return !areAnyForThreads
                    || access.object().isStatic()
                    || isVolatile(access)
                    || waysTo(call, access)
                            .anyMatch(object -> classes.contains(
                                    scripts.get(call.test()).classOf(object).name()));
        }

        @Override
        public boolean isAnsweredFor(Triple triple) {
            return !areAnyForThreads || classes.answerFor(triple);
        }

        /** Where no events tell how an object was found, it may be by way of the one that was called. */
        private Stream<Integer> waysTo(CallProfile call, TracedAccess access) {
            Stream<Integer> objects = access.object().objects().stream();
            return access.object().isUnseen() ? Stream.concat(objects, Stream.of(call.receiver())) : objects;
        }
    }

    /** Returns the class of what the threads share. */
    String sharedBy(CallPair pair) {
        PairChoice choice = pair.choices().get(0);
        if (choice.onePath().isStatic()) {
            return ownerOf(choice.onePath().root().name());
        }
        return choice.together() ? objectsOnTheWay(pair).findFirst().orElse("") : classOf(choice, choice.oneObject());
    }

    private Stream<String> objectsOnTheWay(CallPair pair) {
        PairChoice choice = pair.choices().get(0);
        return choice.onePath().objects().stream().map(object -> classOf(choice, object));
    }

    private String classOf(PairChoice choice, int object) {
        return typeOf(choice, object).name();
    }

    private TracedClass typeOf(PairChoice choice, int object) {
        return scripts.get(choice.one().test()).classOf(object);
    }

    /** The class that a static field belongs to. */
    private String ownerOf(String classOrField) {
        return types.find(classOrField).isPresent()
                ? classOrField
                : classOrField.substring(0, Math.max(0, classOrField.lastIndexOf('.')));
    }
}
