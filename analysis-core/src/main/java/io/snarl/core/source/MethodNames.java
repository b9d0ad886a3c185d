package io.snarl.core.source;

import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.type.ClassNames;
import io.snarl.core.source.type.JavaNames;
import io.snarl.core.trace.Descriptors;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Names tests by what their threads call. */
final class MethodNames {

    private final ClassNames names;

    MethodNames(ClassNames names) {
        this.names = names;
    }

    /** Returns a name for each test, no two the same. */
    List<String> of(List<TestMethod> tests) {
        List<String> plain = tests.stream().map(test -> name(test, this::plain)).toList();
        List<String> typed =
                tests.stream().map(test -> name(test, this::withTypes)).toList();
        List<String> chosen = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (int i = 0; i < tests.size(); i++) {
            String base = JavaNames.asWhole(areToldApart(plain, typed, plain.get(i)) ? typed.get(i) : plain.get(i));
            String name = base;
            for (int number = 2; !taken.add(name); number++) {
                name = base + "_" + number;
            }
            chosen.add(name);
        }
        return chosen;
    }

    /** Types of parameters are worth their length only if they tell all tests of the name apart. */
    private static boolean areToldApart(List<String> plain, List<String> typed, String name) {
        List<String> longer = IntStream.range(0, plain.size())
                .filter(i -> plain.get(i).equals(name))
                .mapToObj(typed::get)
                .toList();
        return longer.size() > 1 && longer.stream().distinct().count() == longer.size();
    }

    private static String name(TestMethod test, Function<Step, String> part) {
        List<Step> threads = new ArrayList<>(test.plan().threads());
        if (test.shown() instanceof Shown.Violation violation) {
            List<Step> crashing = violation.crashing(test.plan());
            if (!crashing.isEmpty()) {
                String all = threads.stream().map(part).collect(Collectors.joining("_and_"));
                return part.apply(crashing.get(0)) + "_crashes_after_" + all;
            }
            Collections.swap(threads, 0, Math.min(violation.disturbed(), threads.size() - 1));
        }
        String others = threads.stream().skip(1).map(part).collect(Collectors.joining("_and_"));
        return part.apply(threads.get(0)) + "_" + verb(test.shown()) + "_with_" + others;
    }

    private static String verb(Shown shown) {
        if (shown instanceof Shown.OutcomeWanted) {
            return "in_parallel";
        }
        if (shown instanceof Shown.Violation violation) {
            return switch (violation.effect()) {
                case CRASH -> "crashes";
                case LOST_UPDATE -> "loses_an_update";
                case OTHER -> "is_not_atomic";
            };
        }
        return "deadlocks";
    }

    private String plain(Step step) {
        ClientCall call = step.origin();
        return call.kind() == ClientCall.Kind.CONSTRUCTOR
                ? "new_" + JavaNames.asPart(names.innermost(call.owner()))
                : JavaNames.asPart(call.name());
    }

    private String withTypes(Step step) {
        String types = Descriptors.parameters(step.origin().descriptor()).stream()
                .map(names::innermost)
                .map(name -> "_" + JavaNames.asPart(name.replace("[]", "s")))
                .collect(Collectors.joining());
        return plain(step) + types;
    }
}
