package io.snarl.core.source;

import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.type.Descriptors;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Names tests by what their threads call. */
final class MethodNames {

    private MethodNames() {}

    /** Returns a name for each test, no two the same. */
    static List<String> of(List<TestMethod> tests) {
        List<String> plain =
                tests.stream().map(test -> name(test, MethodNames::plain)).toList();
        List<String> typed =
                tests.stream().map(test -> name(test, MethodNames::withTypes)).toList();
        List<String> names = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (int i = 0; i < tests.size(); i++) {
            String base = areToldApart(plain, typed, plain.get(i)) ? typed.get(i) : plain.get(i);
            String name = base;
            for (int number = 2; !taken.add(name); number++) {
                name = base + "_" + number;
            }
            names.add(name);
        }
        return names;
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
        if (!test.name().isEmpty()) {
            return test.name();
        }
        Plan plan = test.plan();
        String others = plan.threads().stream().skip(1).map(part).collect(Collectors.joining("_and_"));
        return part.apply(plan.threads().get(0)) + "_deadlocks_with_" + others;
    }

    private static String plain(Step step) {
        ClientCall call = step.origin();
        return call.kind() == ClientCall.Kind.CONSTRUCTOR ? "new_" + simple(call.owner()) : call.name();
    }

    private static String withTypes(Step step) {
        String types = Descriptors.parameters(step.origin().descriptor()).stream()
                .map(MethodNames::simple)
                .map(name -> "_" + name.replace("[]", "s"))
                .collect(Collectors.joining());
        return plain(step) + types;
    }

    private static String simple(String binaryName) {
        return binaryName.substring(Math.max(binaryName.lastIndexOf('.'), binaryName.lastIndexOf('$')) + 1);
    }
}
