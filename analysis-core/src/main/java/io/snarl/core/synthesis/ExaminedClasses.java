package io.snarl.core.synthesis;

import io.snarl.core.source.type.Types;
import java.util.List;

/**
 * Knows of which classes threads share objects in a test: those that their author has made for it, and those that the user has named.
 */
final class ExaminedClasses {

    private final Types types;
    private final List<String> named;

    ExaminedClasses(Types types, List<String> named) {
        this.types = types;
        this.named = named;
    }

    /** Who names a class means those inside of it as well, but not its iterators, which each thread has for itself. */
    boolean contains(String className) {
        return named.contains(className)
                || types.isMadeForThreads(className)
                || !types.goesThroughElements(className)
                        && named.stream().anyMatch(name -> className.startsWith(name + "$"));
    }

    /** Tells whether objects of a class are for one thread whatever they are a part of. */
    boolean areForOneThread(String className) {
        return !contains(className) && (types.goesThroughElements(className) || types.isDeniedToThreads(className));
    }
}
