package io.snarl.core.source.resolve;

import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.JavaType.ClassType;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Chooses one type for several, as a person would. */
final class CommonSupertype {

    /** Nobody declares a list of these because its elements happen to be such. */
    private static final Set<String> UNTELLING = Set.of(
            "java.io.Serializable",
            "java.lang.Cloneable",
            "java.lang.Comparable",
            "java.lang.constant.Constable",
            "java.lang.constant.ConstantDesc",
            "java.lang.AutoCloseable");

    private final Types types;
    private final Predicate<String> nameable;

    CommonSupertype(Types types, Predicate<String> nameable) {
        this.types = types;
        this.nameable = nameable;
    }

    /** Returns the closest type that all are of, empty if there are none. */
    Optional<JavaType> of(List<JavaType> given) {
        if (given.isEmpty()) {
            return Optional.empty();
        }
        JavaType first = given.get(0);
        if (given.stream().allMatch(first::equals) && nameable.test(first.erasure())) {
            return Optional.of(first);
        }
        if (first.erasure().endsWith("[]")) {
            return Optional.of(JavaType.OBJECT);
        }
        return types.supertypes(first.erasure()).stream()
                .filter(name -> !UNTELLING.contains(name) && nameable.test(name))
                .filter(name -> given.stream().allMatch(each -> types.isSubtype(each.erasure(), name)))
                .findFirst()
                .map(name -> seenAs(name, given));
    }

    private JavaType seenAs(String name, List<JavaType> given) {
        List<ClassType> seen = given.stream()
                .map(each -> types.asSuper(each, name).orElse(new ClassType(name, List.of())))
                .distinct()
                .toList();
        if (seen.size() == 1 && !types.isRaw(seen.get(0))) {
            return seen.get(0);
        }
        return types.withWildcards(name);
    }

    /** Returns the type that is the most special one, empty if there are none. */
    Optional<JavaType> closest(List<JavaType> given) {
        return given.stream()
                .map(JavaType::upper)
                .filter(each -> nameable.test(each.erasure()))
                .reduce((one, other) -> types.isSubtype(other.erasure(), one.erasure()) ? other : one);
    }
}
