package io.snarl.core.synthesis;

import io.snarl.core.plan.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gives findings their ids and titles. */
final class FindingNames {

    private final Map<String, Integer> ids = new HashMap<>();

    /** Returns an id that is different from all before. */
    String id(Planned planned, String ending) {
        List<String> names = planned.plan().threads().stream()
                .map(step -> name(step).replace(' ', '_'))
                .toList();
        return id(simple(planned.subject()) + "." + String.join("_", names), ending);
    }

    /** Returns an id for methods that are given with their classes and descriptors. */
    String id(List<String> methods, String ending) {
        List<String> names = methods.stream().map(FindingNames::nameIn).toList();
        return id(simple(subjectOf(methods)) + "." + String.join("_", names).replaceAll("[<> ]", ""), ending);
    }

    private String id(String base, String ending) {
        int number = ids.merge(base + ending, 1, Integer::sum);
        return base + ending + (number == 1 ? "" : "-" + number);
    }

    static String title(Planned planned, String what, boolean turned) {
        List<String> methods = new ArrayList<>();
        planned.plan().threads().forEach(step -> methods.add(name(step)));
        if (turned) {
            Collections.reverse(methods);
        }
        return title(planned.subject(), methods, what);
    }

    static String title(List<String> methods, String what) {
        return title(
                subjectOf(methods), methods.stream().map(FindingNames::nameIn).toList(), what);
    }

    private static String title(String subject, List<String> methods, String what) {
        return simple(subject) + ": " + methods.get(0) + what
                + String.join(" and ", methods.subList(1, methods.size()));
    }

    /** Returns the class of the first of methods that are given with their classes and descriptors. */
    static String subjectOf(List<String> methods) {
        String first = methods.get(0).substring(0, methods.get(0).indexOf('('));
        return first.substring(0, first.lastIndexOf('.'));
    }

    private static String nameIn(String method) {
        String name = method.substring(0, method.indexOf('('));
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static String name(Step step) {
        return step.origin().name().equals("<init>")
                ? "new " + simple(step.origin().owner())
                : step.origin().name();
    }

    private static String simple(String className) {
        return className.substring(Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')) + 1);
    }
}
