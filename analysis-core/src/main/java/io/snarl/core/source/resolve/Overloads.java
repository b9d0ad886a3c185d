package io.snarl.core.source.resolve;

import io.snarl.core.source.type.MethodInfo;
import io.snarl.core.source.type.Primitives;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/** Determines which overload a compiler chooses. */
public final class Overloads {

    /** Stands for the type of {@code null}. */
    public static final String NULL = "null";

    /** Stands for what has a type only by where it is used: a lambda expression or a method reference. */
    public static final String BY_TARGET = "?";

    private final Types types;

    public Overloads(Types types) {
        this.types = types;
    }

    /**
     * Returns the method that a call means, empty if the call is ambiguous or fits none.
     *
     * @param candidates the methods that may be called there
     * @param wanted the one that is meant; arguments whose type depends on the method are taken to fit only that one
     * @param arguments the types of the arguments by their binary names
     */
    public Optional<MethodInfo> chosen(List<MethodInfo> candidates, MethodInfo wanted, List<String> arguments) {
        List<MethodInfo> possible = candidates.stream()
                .filter(method -> sameByTarget(method, wanted, arguments))
                .toList();
        Optional<Optional<MethodInfo>> found = phase(possible, arguments, this::isStrictlyApplicable, false)
                .or(() -> phase(possible, arguments, this::isLooselyApplicable, false))
                .or(() -> phase(possible, arguments, this::isLooselyApplicable, true));
        return found.flatMap(one -> one);
    }

    private Optional<Optional<MethodInfo>> phase(
            List<MethodInfo> candidates, List<String> arguments, BiPredicate<String, String> fits, boolean spread) {
        List<MethodInfo> applicable = candidates.stream()
                .filter(method -> !spread || method.isVarArgs())
                .filter(method -> spread || method.erasedParameters().size() == arguments.size())
                .filter(method -> spread || matches(method.erasedParameters(), arguments, fits))
                .filter(method -> !spread || matchesSpread(method.erasedParameters(), arguments, fits))
                .toList();
        if (applicable.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(applicable.stream()
                .filter(one -> applicable.stream().allMatch(other -> isMoreSpecific(one, other)))
                .findFirst());
    }

    private static boolean matches(List<String> parameters, List<String> arguments, BiPredicate<String, String> fits) {
        for (int i = 0; i < arguments.size(); i++) {
            if (!fits.test(arguments.get(i), parameters.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean matchesSpread(
            List<String> parameters, List<String> arguments, BiPredicate<String, String> fits) {
        int fixed = parameters.size() - 1;
        String element = Types.componentOf(parameters.get(fixed));
        return arguments.size() >= fixed
                && matches(parameters, arguments.subList(0, fixed), fits)
                && arguments.stream().skip(fixed).allMatch(argument -> fits.test(argument, element));
    }

    private boolean isStrictlyApplicable(String argument, String parameter) {
        if (argument.equals(BY_TARGET)) {
            return true;
        }
        if (argument.equals(NULL)) {
            return !Primitives.isPrimitive(parameter);
        }
        return types.isSubtype(argument, parameter) || Primitives.widens(argument, parameter);
    }

    private boolean isLooselyApplicable(String argument, String parameter) {
        return isStrictlyApplicable(argument, parameter)
                || isStrictlyApplicable(Primitives.boxed(argument), parameter)
                || isStrictlyApplicable(Primitives.unboxed(argument), parameter);
    }

    private boolean isMoreSpecific(MethodInfo one, MethodInfo other) {
        List<String> special = one.erasedParameters();
        List<String> general = other.erasedParameters();
        return one == other
                || special.size() == general.size() && matches(general, special, this::isStrictlyApplicable);
    }

    private static boolean sameByTarget(MethodInfo method, MethodInfo wanted, List<String> arguments) {
        List<String> own = method.erasedParameters();
        List<String> others = wanted.erasedParameters();
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i).equals(BY_TARGET)
                    && (i >= own.size() || i >= others.size() || !own.get(i).equals(others.get(i)))) {
                return method == wanted;
            }
        }
        return true;
    }
}
