package io.snarl.agent.site;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.bytebuddy.jar.asm.Type;

/**
 * Names methods in the same way in every build of a program, whatever else their classes contain.
 *
 * <p>Compilers number lambda expressions, anonymous and local classes in the order of their class, so that a new one above changes
 * the names of all that follow. Here each is named after the method that makes it, and counted in that method alone.
 */
public final class StableNames {

    /** A depth that people do not write; code that no compiler has made may contain a cycle. */
    private static final int DEEPEST = 20;

    private final Map<String, StableName> classes = new HashMap<>();
    private final Map<String, StableName> lambdas = new HashMap<>();

    /** A name that is derived from the method that creates the thing; the ending tells its kind and number. */
    private record StableName(String className, String method, String descriptor, String ending) {}

    /** Notes which method makes an anonymous or local class. */
    public synchronized void addClass(String made, String className, String method, String descriptor, String ending) {
        classes.put(made, new StableName(className, method, descriptor, ending));
    }

    /** Notes which method makes the lambda expression whose body is another method of the same class. */
    public synchronized void addLambda(
            String className, String body, String bodyDescriptor, String method, String descriptor, String ending) {
        lambdas.put(key(className, body, bodyDescriptor), new StableName(className, method, descriptor, ending));
    }

    /** {@code demo.Account.transfer(demo.Account,int)}, or {@code demo.BankTest.transfers()$lambda1}. */
    public synchronized String of(CodeMethod method) {
        return of(method.owner().name(), method.name(), method.descriptor(), 0);
    }

    private String of(String className, String method, String descriptor, int depth) {
        StableName lambda = lambdas.get(key(className, method, descriptor));
        if (lambda != null && depth < DEEPEST) {
            return of(lambda, depth);
        }
        StableName type = classes.get(className);
        String owner = type != null && depth < DEEPEST ? of(type, depth) : className;
        return owner + "." + method + "(" + parameters(descriptor) + ")";
    }

    private String of(StableName made, int depth) {
        return of(made.className, made.method, made.descriptor, depth + 1) + made.ending;
    }

    private static String parameters(String descriptor) {
        return Stream.of(Type.getArgumentTypes(descriptor))
                .map(Type::getClassName)
                .collect(Collectors.joining(","));
    }

    private static String key(String className, String method, String descriptor) {
        return className + "." + method + descriptor;
    }
}
