package io.snarl.core.synthesis;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.plan.Step;
import io.snarl.core.source.resolve.ClassNames;
import io.snarl.core.source.type.JavaNames;
import io.snarl.core.trial.PlannedTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Gives findings their ids and titles. */
final class FindingNames {

    private final ClassNames classes;
    private final Map<String, Integer> ids = new HashMap<>();

    FindingNames(ClassNames classes) {
        this.classes = classes;
    }

    /** Returns an id that is different from all before. */
    String id(PlannedTest planned, String ending) {
        List<String> names = planned.plan().threads().stream().map(this::name).toList();
        return id(planned.subject(), names, ending);
    }

    /** Returns an id for methods that are given with their classes and descriptors. */
    String id(List<MethodSignature> methods, String ending) {
        List<String> names = methods.stream()
                .map(method -> method.name().replaceAll("[<>]", ""))
                .toList();
        return id(subjectOf(methods), names, ending);
    }

    /** An id is typed on command lines, so it has nothing that a shell would take for something else. */
    private String id(String subject, List<String> names, String ending) {
        String base = JavaNames.asWhole(plain(classes.innermost(subject))) + "."
                + names.stream().map(FindingNames::plain).collect(Collectors.joining("_"));
        int number = ids.merge(base + ending, 1, Integer::sum);
        return base + ending + (number == 1 ? "" : "-" + number);
    }

    /** An identifier may have signs of currencies. */
    private static String plain(String name) {
        return JavaNames.asPart(name).replaceAll("[^\\p{L}\\p{M}\\p{N}_]", "_");
    }

    String title(PlannedTest planned, String what, boolean turned) {
        List<String> methods = new ArrayList<>();
        planned.plan().threads().forEach(step -> methods.add(name(step)));
        if (turned) {
            Collections.reverse(methods);
        }
        return title(planned.subject(), methods, what);
    }

    String title(List<MethodSignature> methods, String what) {
        return title(
                subjectOf(methods), methods.stream().map(MethodSignature::name).toList(), what);
    }

    private String title(String subject, List<String> methods, String what) {
        return classes.innermost(subject) + ": " + methods.get(0) + " " + what + " "
                + String.join(" and ", methods.subList(1, methods.size()));
    }

    /** Returns the class of the first of methods that are given with their classes and descriptors. */
    static String subjectOf(List<MethodSignature> methods) {
        return methods.get(0).owner();
    }

    private String name(Step step) {
        return step.origin().name().equals("<init>")
                ? "new " + classes.innermost(step.origin().owner())
                : step.origin().name();
    }
}
