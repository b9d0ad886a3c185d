package io.snarl.core.source.resolve;

import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.JavaType.ArrayType;
import io.snarl.core.source.type.JavaType.ClassType;
import io.snarl.core.source.type.JavaType.Wildcard;
import io.snarl.core.source.type.Primitives;
import java.util.List;
import java.util.Optional;

/** Decides whether a value of one type can be assigned to another, type arguments included. */
final class Subtyping {

    private final Types types;
    private boolean unchecked;

    Subtyping(Types types) {
        this.types = types;
    }

    /** Tells whether a compiler had to be lenient, because type arguments are missing, and warns of it. */
    boolean isUnchecked() {
        return unchecked;
    }

    boolean fits(JavaType sub, JavaType sup) {
        String from = sub.erasure();
        String to = sup.erasure();
        if (sub instanceof JavaType.NullType) {
            return !Primitives.isPrimitive(to);
        }
        if (Primitives.isPrimitive(to)) {
            return Primitives.widens(Primitives.unboxed(from), to);
        }
        if (Primitives.isPrimitive(from)) {
            return types.isSubtype(Primitives.boxed(from), to);
        }
        if (sub instanceof ArrayType array && sup instanceof ArrayType wanted) {
            return fits(array.component(), wanted.component())
                    && Primitives.isPrimitive(array.component().erasure())
                            == Primitives.isPrimitive(wanted.component().erasure());
        }
        return types.isSubtype(from, to) && (!(sup instanceof ClassType wanted) || argumentsFit(sub, wanted));
    }

    private boolean argumentsFit(JavaType sub, ClassType wanted) {
        if (wanted.arguments().isEmpty()) {
            return true;
        }
        Optional<ClassType> seen = types.asSuper(sub, wanted.name());
        List<JavaType> given = seen.map(ClassType::arguments).orElse(List.of());
        if (given.size() != wanted.arguments().size()) {
            unchecked |= !wanted.arguments().stream().allMatch(Wildcard.ANY::equals);
            return true;
        }
        for (int i = 0; i < given.size(); i++) {
            if (!contains(wanted.arguments().get(i), given.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean contains(JavaType wanted, JavaType given) {
        if (wanted instanceof Wildcard wildcard) {
            return wildcard.kind() == Wildcard.Kind.EXTENDS
                    ? fits(given.upper(), wildcard.bound())
                    : !(given instanceof Wildcard) && fits(wildcard.bound(), given)
                            || given instanceof Wildcard other
                                    && other.kind() == Wildcard.Kind.SUPER
                                    && fits(wildcard.bound(), other.bound());
        }
        return wanted.equals(given) || wanted instanceof JavaType.Parameter || given instanceof JavaType.Parameter;
    }
}
