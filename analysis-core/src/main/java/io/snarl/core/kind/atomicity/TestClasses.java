package io.snarl.core.kind.atomicity;

import io.snarl.contract.code.JdkClasses;
import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.TracedClass;
import io.snarl.core.seed.Script;
import io.snarl.core.source.resolve.Types;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Recognises the classes of the seed tests. */
final class TestClasses {

    private final Set<String> outermost;

    private TestClasses(Set<String> outermost) {
        this.outermost = outermost;
    }

    /** Returns those whose objects tests have, with those inside of them and around them. */
    static TestClasses of(Collection<Script> scripts) {
        return new TestClasses(scripts.stream()
                .flatMap(script -> script.classes().values().stream())
                .filter(type -> type.sort() == ClassSort.TEST)
                .map(TracedClass::name)
                .map(TestClasses::outermost)
                .collect(Collectors.toUnmodifiableSet()));
    }

    private static String outermost(String className) {
        int dollar = className.indexOf('$', className.lastIndexOf('.') + 2);
        return dollar < 0 ? className : className.substring(0, dollar);
    }

    boolean contain(String className) {
        return outermost.contains(outermost(className));
    }

    /** Returns the class itself, or for one of the tests what it extends and implements that is none. */
    Stream<String> withoutTests(String className, Types types) {
        return contain(className)
                ? types.supertypes(className).stream().filter(name -> !contain(name) && !JdkClasses.contain(name))
                : Stream.of(className);
    }
}
