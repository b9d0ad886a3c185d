package io.snarl.core.source.resolve;

import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.JavaType.ArrayType;
import io.snarl.core.source.type.JavaType.ClassType;
import io.snarl.core.source.type.JavaType.Unknown;
import io.snarl.core.source.type.JavaType.Wildcard;
import io.snarl.core.source.type.Primitives;
import io.snarl.core.source.type.TypeParameter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Infers type arguments from how objects are used.
 *
 * <p>It knows less than a compiler, and checks at the end whether what it chose fits every use.
 */
public final class Inference {

    /** Parameters that bound each other could be followed for ever. */
    private static final int CONCLUSIONS = 8;

    private final Types types;
    private final CommonSupertype common;
    private final List<TypeBounds> unknowns = new ArrayList<>();
    private final List<Constraint> constraints = new ArrayList<>();
    private final Map<Integer, JavaType> solutions = new HashMap<>();

    /** Starts with no knowledge; the types that are chosen are only those that may be named. */
    public Inference(Types types, Predicate<String> nameable) {
        this.types = types;
        this.common = new CommonSupertype(types, nameable);
    }

    /** What is known of a type argument. */
    private record TypeBounds(List<JavaType> equal, List<JavaType> lower, List<JavaType> upper, String erasure) {

        int size() {
            return equal.size() + lower.size() + upper.size();
        }
    }

    private record Constraint(JavaType sub, JavaType sup) {}

    /** Returns a type argument for the parameter that has yet to be found. */
    public Unknown unknown(TypeParameter parameter) {
        unknowns.add(new TypeBounds(
                new ArrayList<>(),
                new ArrayList<>(),
                new ArrayList<>(),
                parameter.parameter().erasure()));
        return new Unknown(unknowns.size() - 1);
    }

    /** Returns type arguments for the parameters that have yet to be found, with what their bounds tell. */
    public Map<JavaType.Parameter, JavaType> unknowns(List<TypeParameter> parameters) {
        Map<JavaType.Parameter, JavaType> meanings = new HashMap<>();
        parameters.forEach(parameter -> meanings.put(parameter.parameter(), unknown(parameter)));
        for (TypeParameter parameter : parameters) {
            for (JavaType bound : parameter.bounds()) {
                if (bound instanceof JavaType.Parameter
                        || bound instanceof ClassType type && !type.arguments().isEmpty()) {
                    fits(meanings.get(parameter.parameter()), bound.with(meanings));
                }
            }
        }
        return meanings;
    }

    /** States that a value of the one type stands where the other is wanted. */
    public void fits(JavaType sub, JavaType sup) {
        solutions.clear();
        constraints.add(new Constraint(sub, sup));
        below(sub, sup);
    }

    private void below(JavaType sub, JavaType sup) {
        if (sup instanceof Unknown unknown) {
            add(boxed(sub), unknowns.get(unknown.number()).lower());
        }
        if (sub instanceof Unknown unknown && !Primitives.isPrimitive(sup.erasure())) {
            add(sup, unknowns.get(unknown.number()).upper());
        }
        if (sub instanceof ArrayType array && sup instanceof ArrayType wanted) {
            below(array.component(), wanted.component());
        }
        if (sup instanceof ClassType wanted && !(sub instanceof Unknown)) {
            List<JavaType> given = types.asSuper(boxed(sub), wanted.name())
                    .map(ClassType::arguments)
                    .orElse(List.of());
            for (int i = 0; i < Math.min(given.size(), wanted.arguments().size()); i++) {
                contains(wanted.arguments().get(i), given.get(i));
            }
        }
    }

    private void contains(JavaType wanted, JavaType given) {
        if (wanted instanceof Wildcard wildcard) {
            if (wildcard.kind() == Wildcard.Kind.EXTENDS) {
                below(given.upper(), wildcard.bound());
            } else if (!(given instanceof Wildcard)) {
                below(wildcard.bound(), given);
            }
        } else {
            same(wanted, given);
        }
    }

    private void same(JavaType one, JavaType other) {
        if (one instanceof Unknown unknown) {
            add(other, unknowns.get(unknown.number()).equal());
        }
        if (other instanceof Unknown unknown) {
            add(one, unknowns.get(unknown.number()).equal());
        }
        if (one instanceof ClassType left && other instanceof ClassType right) {
            for (int i = 0;
                    i < Math.min(left.arguments().size(), right.arguments().size());
                    i++) {
                same(left.arguments().get(i), right.arguments().get(i));
            }
        }
    }

    private static void add(JavaType type, List<JavaType> bounds) {
        if (!bounds.contains(type)) {
            bounds.add(type);
        }
    }

    /**
     * Finds what follows from the bounds that an argument has on both sides: what is passed for it is of the type that bounds it. Most
     * plans do without, and are written as their tests are then.
     */
    public void conclude() {
        solutions.clear();
        int known = -1;
        for (int round = 0; round < CONCLUSIONS && known != size(); round++) {
            known = size();
            for (TypeBounds bounds : unknowns) {
                List<JavaType> below = joined(bounds.equal(), bounds.lower());
                List<JavaType> above = joined(bounds.equal(), bounds.upper());
                below.forEach(sub -> above.forEach(sup -> below(sub, sup)));
            }
        }
    }

    private int size() {
        return unknowns.stream().mapToInt(TypeBounds::size).sum();
    }

    private static List<JavaType> joined(List<JavaType> some, List<JavaType> others) {
        List<JavaType> all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }

    private static JavaType boxed(JavaType type) {
        return type instanceof JavaType.PrimitiveType primitive
                ? new ClassType(Primitives.boxed(primitive.name()), List.of())
                : type;
    }

    /** Tells whether anything is known of an argument. */
    public boolean isDetermined(Unknown unknown) {
        TypeBounds bounds = unknowns.get(unknown.number());
        return !bounds.equal().isEmpty()
                || !bounds.lower().isEmpty()
                || !bounds.upper().isEmpty();
    }

    /** Returns the type with all its arguments found. */
    public JavaType solved(JavaType type) {
        return type.replaced(part -> part instanceof Unknown unknown ? solution(unknown) : part);
    }

    private JavaType solution(Unknown unknown) {
        JavaType found = solutions.get(unknown.number());
        if (found == null) {
            TypeBounds bounds = unknowns.get(unknown.number());
            // Stands in while the solution is looked for, because bounds may refer to each other.
            JavaType erasure = types.withWildcards(bounds.erasure());
            solutions.put(unknown.number(), new JavaType.NullType());
            found = first(reached(unknown, part -> List.of()))
                    .or(() -> common.of(known(reached(unknown, TypeBounds::lower))))
                    .or(() -> common.closest(known(reached(unknown, TypeBounds::upper))))
                    .orElse(erasure);
            solutions.put(unknown.number(), found);
        }
        return found;
    }

    /** Returns the bounds on one side, also those that come by way of others of the same kind. */
    private Set<JavaType> reached(Unknown unknown, Function<TypeBounds, List<JavaType>> side) {
        Set<JavaType> reached = new LinkedHashSet<>();
        Deque<JavaType> open = new ArrayDeque<>(List.of(unknown));
        while (!open.isEmpty()) {
            JavaType next = open.remove();
            if (reached.add(next) && next instanceof Unknown other) {
                TypeBounds bounds = unknowns.get(other.number());
                open.addAll(bounds.equal());
                open.addAll(side.apply(bounds));
            }
        }
        reached.removeIf(Unknown.class::isInstance);
        return reached;
    }

    private Optional<JavaType> first(Set<JavaType> bounds) {
        return known(bounds).stream().findFirst();
    }

    /** A bound that depends on what is being looked for is known as far as it goes. */
    private List<JavaType> known(Set<JavaType> bounds) {
        return bounds.stream()
                .map(this::solved)
                .filter(bound -> !(bound instanceof JavaType.NullType))
                .map(bound -> bound.replaced(part -> part instanceof JavaType.NullType ? Wildcard.ANY : part))
                .toList();
    }

    /** Tells whether what was found fits everything that was stated. */
    public boolean holds() {
        var subtyping = new Subtyping(types);
        return constraints.stream()
                .allMatch(constraint -> subtyping.fits(solved(constraint.sub()), solved(constraint.sup())));
    }

    /** Tells whether a compiler warns of missing type arguments. */
    public boolean isUnchecked() {
        var subtyping = new Subtyping(types);
        constraints.forEach(constraint -> subtyping.fits(solved(constraint.sub()), solved(constraint.sup())));
        return subtyping.isUnchecked();
    }
}
