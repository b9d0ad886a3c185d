package io.snarl.core.kind.atomicity;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.MethodSignature;
import io.snarl.core.finding.Cause;
import io.snarl.core.kind.CodeNames;
import io.snarl.core.kind.atomicity.SectionFinder.Accessed;
import io.snarl.core.kind.atomicity.predict.CallPair;
import io.snarl.core.kind.atomicity.predict.Section;
import io.snarl.core.kind.atomicity.violation.AtomicityFormat;
import io.snarl.core.kind.atomicity.violation.Violation;
import io.snarl.core.plan.Plan;
import io.snarl.core.seed.ClientCall;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds the causes of violations of two calls.
 *
 * <p>Where one of the calls holds a lock that belongs to what both use, from its first to its last access, and the other does not, it is the
 * method of the other that has to be mended. Where neither does, it is either method, or else nothing guards the variable at all.
 */
final class PairCauses {

    private final CallPair pair;
    private final Predicate<String> isForThreads;

    /**
     * Finds those of a pair.
     *
     * @param isForThreads knows classes that are made for threads, which are to protect what they use
     */
    PairCauses(CallPair pair, Predicate<String> isForThreads) {
        this.pair = pair;
        this.isForThreads = isForThreads;
    }

    /** Returns for each predicted violation and race the causes of which each alone explains it. */
    List<Set<Cause>> predicted() {
        List<List<Section>> all = new ArrayList<>(pair.sectionsOfTriples());
        if (all.isEmpty()) {
            all.addAll(pair.sectionsOfRaces());
        }
        return all.stream()
                .map(sections -> of(sections.stream().map(this::side).toList()))
                .distinct()
                .toList();
    }

    /** Returns the causes of which each alone explains a violation that was seen; none if nothing is known of its accesses. */
    Set<Cause> of(Violation violation, Plan plan) {
        List<Conflict> conflicts = telling(violation.conflicts());
        if (conflicts.isEmpty() || plan.threads().size() != 2) {
            return Set.of();
        }
        List<Side> sides = new ArrayList<>();
        for (int thread = 0; thread < 2; thread++) {
            sides.add(side(thread, conflicts, plan, section -> !section.isProtected()));
        }
        for (int thread = 0; thread < 2; thread++) {
            // A call that is protected in one way and not in another was torn in the latter, unless the other one is to
            // blame.
            if (!sides.get(1 - thread).isProtected()) {
                Side kept = side(thread, conflicts, plan, Section::isProtected);
                if (kept.isProtected()) {
                    sides.set(thread, kept);
                    break;
                }
            }
        }
        return of(sides);
    }

    /** The first three accesses tell it all; where there are none, single accesses tell it together. */
    private static List<Conflict> telling(List<Conflict> conflicts) {
        return conflicts.isEmpty() || conflicts.get(0).current().isPresent()
                ? conflicts.stream().limit(1).toList()
                : conflicts.stream().filter(each -> each.current().isEmpty()).toList();
    }

    private Side side(int thread, List<Conflict> conflicts, Plan plan, Predicate<Section> wanted) {
        List<Accessed> accesses = new ArrayList<>();
        for (Conflict conflict : conflicts) {
            accesses(conflict).stream()
                    .filter(access -> access.thread() == thread)
                    .forEach(access -> accesses.add(new Accessed(conflict.variable(), access)));
        }
        ClientCall call = plan.threads().get(thread).origin();
        int position = pair.positionOf(call, thread);
        if (accesses.isEmpty()) {
            return new Side(methodAt(position), Set.of(), false, false);
        }
        return SectionFinder.of(pair.callsAt(position), call, pair.meetingAt(position))
                .find(accesses, conflicts.size() == 1, wanted)
                .map(this::side)
                .orElseGet(() -> Side.unknown(accesses, methodAt(position)));
    }

    private Side side(Section section) {
        Set<String> variables = new LinkedHashSet<>();
        section.accesses().forEach(access -> variables.add(section.variableOf(access)));
        return new Side(
                written(section.method(isForThreads)),
                variables,
                section.accesses().size() > 1,
                section.isProtected());
    }

    private String methodAt(int position) {
        MethodSignature method = pair.methods().get(position);
        return CodeNames.written(method.owner(), method.name());
    }

    private static String written(String method) {
        int dot = method.lastIndexOf('.');
        return CodeNames.written(method.substring(0, dot), method.substring(dot + 1));
    }

    private static List<Conflict.Access> accesses(Conflict conflict) {
        List<Conflict.Access> all = new ArrayList<>(List.of(conflict.previous(), conflict.remote()));
        conflict.current().ifPresent(all::add);
        return all;
    }

    /**
     * One of the two calls.
     *
     * @param method where its accesses could be protected
     * @param isTorn whether it makes several accesses, between which the other one can come
     */
    private record Side(String method, Set<String> variables, boolean isTorn, boolean isProtected) {

        /** A call that did what no seed test has done: all that is known is where. */
        static Side unknown(List<Accessed> accesses, String called) {
            Set<String> variables = new LinkedHashSet<>();
            Set<String> methods = new HashSet<>();
            accesses.forEach(each -> {
                variables.add(each.variable());
                methods.add(CodeNames.methodOf(each.access().place()));
            });
            String method = methods.size() == 1 ? methods.iterator().next() : called;
            return new Side(method, variables, accesses.size() > 1, false);
        }
    }

    private Set<Cause> of(List<Side> sides) {
        List<Side> open = sides.stream().filter(side -> !side.isProtected()).toList();
        if (open.size() == 1) {
            String method = open.get(0).method();
            return Set.of(unprotected(method, " does not hold the lock that guards what it uses"));
        }
        Set<Cause> causes = new LinkedHashSet<>();
        // Nobody mends a call that is torn by guarding the single access that comes between.
        boolean isAnyTorn = sides.stream().anyMatch(Side::isTorn);
        sides.stream()
                .filter(side -> side.isTorn() || !isAnyTorn)
                .forEach(side -> causes.add(unprotected(side.method(), " does not guard what it uses")));
        unguarded(sides)
                .forEach(name -> causes.add(new Cause(AtomicityFormat.ID + " " + name, "no lock guards " + name)));
        return causes;
    }

    private static Cause unprotected(String method, String words) {
        return new Cause(AtomicityFormat.ID + " " + method + "()", method + words);
    }

    /**
     * Names variables of classes that are made for threads; for want of such, others with the class that uses them, since the size of a list is
     * another variable for each class that has a list.
     */
    private Set<String> unguarded(List<Side> sides) {
        Set<String> own = new LinkedHashSet<>();
        Set<String> others = new LinkedHashSet<>();
        for (Side side : sides) {
            for (String variable : side.variables()) {
                if (isForThreads.test(classIn(variable))) {
                    own.add(variable);
                } else {
                    others.add(variable + " in " + classIn(side.method()));
                }
            }
        }
        return own.isEmpty() ? others : own;
    }

    /** Returns the class of a field or a method; what stands for elements of an array has none. */
    private static String classIn(String member) {
        return member.substring(0, Math.max(0, member.lastIndexOf('.')));
    }
}
