package io.snarl.core.kind.atomicity;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import io.snarl.core.kind.atomicity.predict.CallPair;
import io.snarl.core.kind.atomicity.predict.Triple;
import io.snarl.core.seed.Activation;
import io.snarl.core.source.resolve.Types;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Decides which classes are shared by threads: those whose authors made them for it, and those that the user has named. */
final class ExaminedClasses {

    /** The events that a receiver of elements is told of; java.util.concurrent.Flow asks for them one after the other. */
    private static final Set<String> SIGNALS = Set.of("onSubscribe", "onNext", "onError", "onComplete");

    private static final String ELEMENT = "onNext";

    private final Types types;
    private final TestClasses tests;
    private final List<String> named;
    private final Map<String, Boolean> contained = new HashMap<>();

    /**
     * Makes those of a library.
     *
     * @param tests which have thought of nothing but themselves, whatever they do
     * @param named by the user
     */
    ExaminedClasses(Types types, TestClasses tests, List<String> named) {
        this.types = types;
        this.tests = tests;
        this.named = named;
    }

    boolean contains(String className) {
        return contained.computeIfAbsent(className, name -> isNamed(name) || isMadeForThreads(name));
    }

    private boolean isMadeForThreads(String className) {
        return tests.withoutTests(className, types).anyMatch(types::isMadeForThreads);
    }

    /** Who names a class means those inside of it as well, but not its iterators, which each thread has for itself. */
    private boolean isNamed(String className) {
        return named.contains(className)
                || !types.goesThroughElements(className)
                        && named.stream().anyMatch(name -> className.startsWith(name + "$"));
    }

    /** The signs of the class around stand for what that class has; what a nested class has for itself is judged by its own. */
    boolean containsFor(CallPair pair, String className) {
        return isNamed(className)
                || tests.withoutTests(className, types).anyMatch(types::hasSignsOfThreads)
                || isMadeForThreads(className) && pair.owners().anyMatch(owner -> !types.isSubtype(className, owner));
    }

    /**
     * Tells whether somebody is to see to it that nothing comes between two accesses of a call. A class that is made for threads does so inside of
     * its calls. Who makes several such calls, one after the other, has to be made for threads as well, unless there is no object of
     * theirs that one thread could have for itself.
     */
    boolean answerFor(Triple triple) {
        List<Activation> throughout = triple.throughout();
        return triple.current().object().isStatic()
                || throughout.stream().noneMatch(Activation::isOfObject)
                || throughout.stream().anyMatch(this::isForThreads)
                || !isStep(triple.previous(), throughout)
                || !isStep(triple.current(), throughout);
    }

    private boolean isForThreads(Activation method) {
        return method.isOfObject() && contains(method.type());
    }

    /** Tells whether an access is made inside of a call to an object that is made for threads. */
    private boolean isStep(TracedAccess access, List<Activation> outside) {
        return access.atomic()
                || access.by().withCallers().stream()
                        .takeWhile(method -> !outside.contains(method))
                        .anyMatch(this::isForThreads);
    }

    /** Tells whether whoever is given an object of a class reads it step by step, as a stream of characters or bytes. */
    boolean areRead(String className) {
        return types.isSubtype(className, Readable.class.getName())
                || types.isSubtype(className, InputStream.class.getName());
    }

    /**
     * Tells whether a method tells a receiver of the next element or of the end. What takes an element as {@code onNext} does, such as
     * {@code offer}, is another way to tell of it.
     */
    boolean isSignal(MethodSignature method) {
        return SIGNALS.stream()
                        .noneMatch(
                                signal -> types.methods(method.owner(), signal).isEmpty())
                && (SIGNALS.contains(method.name())
                        || types.methods(method.owner(), ELEMENT).stream()
                                .anyMatch(onNext -> onNext.hasParametersOf(method.descriptor())));
    }

    /** Tells whether objects of a class are for one thread whatever they are a part of. */
    boolean areForOneThread(String className) {
        return !contains(className) && (types.goesThroughElements(className) || types.isDeniedToThreads(className));
    }
}
