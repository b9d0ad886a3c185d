package io.snarl.core.source;

import io.snarl.contract.code.Descriptors;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.resolve.ClassNames;
import io.snarl.core.source.type.JavaNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Names tests after the calls of their threads. */
final class MethodNames {

    private final ClassNames names;

    MethodNames(ClassNames names) {
        this.names = names;
    }

    /** Returns a name for each test, no two the same. */
    List<String> of(List<TestDraft> tests) {
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

    private static String name(TestDraft test, Function<Step, String> part) {
        return test.shown().methodName(test.plan(), part);
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
