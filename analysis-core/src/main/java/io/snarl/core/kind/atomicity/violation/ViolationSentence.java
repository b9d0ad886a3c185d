package io.snarl.core.kind.atomicity.violation;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.plan.Observation;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.Places;
import io.snarl.core.source.WrittenTest;
import io.snarl.core.source.resolve.ClassNames;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Describes which accesses conflict in a violation, and the outcome. */
final class ViolationSentence {

    private final ClassNames names;
    private final WrittenTest test;
    private final ViolationShown violation;

    ViolationSentence(WrittenTest test, ViolationShown violation) {
        this.names = new ClassNames(test.types());
        this.test = test;
        this.violation = violation;
    }

    /** Returns one sentence, and others for what a reader may wonder about. */
    String text() {
        String fields = test.plan().observations().stream()
                .filter(Observation.Field.class::isInstance)
                .map(Observation.Field.class::cast)
                .map(field -> code(names.simple(field.owner()) + "." + field.name()))
                .distinct()
                .collect(Collectors.joining(" and "));
        return violation.conflict().map(this::ofConflict).orElseGet(this::ofCalls)
                + (fields.isEmpty() ? "" : " No method tells " + fields + ".")
                + (violation.masked() ? " What differs from run to run was not compared." : "");
    }

    private String ofCalls() {
        return "Calls " + test.calls() + " in parallel, and " + consequence() + ".";
    }

    private String ofConflict(Conflict conflict) {
        String variable = variable(conflict.variable());
        if (violation.sort() == ViolationShown.SentenceForm.LOST_UPDATE) {
            return lostUpdate(conflict, variable);
        }
        String remote = conflict.remote().isWrite() ? "changes " : "reads ";
        if (conflict.current().isEmpty()) {
            String previous = conflict.previous().isWrite() ? "changes " : "reads ";
            return "One thread " + previous + variable + at(conflict.previous()) + " while the other " + remote + "it"
                    + at(conflict.remote()) + ", and " + consequence() + ".";
        }
        CodePlace from = conflict.previous().place();
        CodePlace to = conflict.current().get().place();
        String where = Places.of(from).equals(Places.of(to))
                ? "at " + place(from)
                : "between " + place(from) + " and " + place(to);
        return "While one thread is " + where + ", the other " + remote + variable + at(conflict.remote()) + ", and "
                + consequence() + ".";
    }

    private static String lostUpdate(Conflict conflict, String variable) {
        Conflict.Access previous = conflict.previous();
        Conflict.Access current = conflict.current().orElseThrow();
        if (isSymmetric(conflict)) {
            return "Both threads read " + variable + at(previous) + " before either writes it, so one update is lost.";
        }
        String update = previous.place().equals(current.place())
                ? "reads " + variable + " and writes it" + at(current)
                : "reads " + variable + at(previous) + " and writes it" + at(current);
        return "One thread " + update + ", but the other has written it in between" + at(conflict.remote())
                + ", and that update is lost.";
    }

    /** Tells whether both threads are in the same method, which reads before it writes. */
    private static boolean isSymmetric(Conflict conflict) {
        CodePlace read = conflict.previous().place();
        CodePlace written = conflict.current().orElseThrow().place();
        return written.equals(conflict.remote().place())
                && read.className().equals(written.className())
                && read.method().equals(written.method());
    }

    private String consequence() {
        Optional<String> exception = violation.exception().map(name -> code(names.simple(name)));
        if (exception.isEmpty()) {
            return "the outcome is one that no order of the calls gives";
        }
        return thrower().map(call -> code(call) + " throws " + exception.get()).orElse(exception.get() + " is thrown");
    }

    /** Returns the name of the method that throws, if that is certain. */
    private Optional<String> thrower() {
        List<Step> threads = test.plan().threads();
        if (violation.thread() >= 0) {
            return Optional.of(name(threads.get(violation.thread())));
        }
        List<Step> queries = violation.crashing(test.plan());
        if (!queries.isEmpty()) {
            return queries.size() == 1 ? Optional.of(name(queries.get(0))) : Optional.empty();
        }
        List<String> throwers = threads.stream().map(this::name).distinct().toList();
        return throwers.size() == 1 ? Optional.of(throwers.get(0)) : Optional.empty();
    }

    private String name(Step step) {
        return step.origin().kind() == ClientCall.Kind.CONSTRUCTOR
                ? "new " + names.simple(step.origin().owner())
                : step.origin().name();
    }

    /** Returns a field with its class, or what stands for the elements of an array or the contents of an object. */
    private String variable(String variable) {
        if (variable.endsWith("[]")) {
            return "an element of " + code(names.simple(variable));
        }
        int dot = variable.lastIndexOf('.');
        String owner = variable.substring(0, Math.max(0, dot));
        return code(isPackage(owner) ? names.simple(variable) : names.simple(owner) + variable.substring(dot));
    }

    /** What an atomic number or a concurrent map has inside is told by the class alone, and this comes after a package. */
    private static boolean isPackage(String name) {
        return name.isEmpty() || Character.isLowerCase(name.charAt(name.lastIndexOf('.') + 1));
    }

    private static String at(Conflict.Access access) {
        return " (at " + place(access.place()) + ")";
    }

    private static String place(CodePlace place) {
        return code(Places.of(place));
    }

    private static String code(String text) {
        return "{@code " + text + "}";
    }
}
