package io.snarl.agent.control.describe;

import io.snarl.agent.control.place.CallerFinder;
import io.snarl.agent.execution.VariableAccess;
import io.snarl.agent.site.Site;
import io.snarl.agent.site.SiteKind;
import io.snarl.agent.strategy.OperationKind;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All reads and writes of an execution, kept only for executions that are explained. */
final class AccessLog {

    private static final String CONCURRENT = "java.util.concurrent.";

    private static final int MOST = 100_000;

    private final List<VariableAccess> accesses = new ArrayList<>();
    private final Map<Variable, Variable> variables = new HashMap<>();

    /** What a site is about if it is reached through an object of a class. */
    private record Variable(Site site, Class<?> type, String name, boolean isVolatile) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Variable variable && site == variable.site && type == variable.type;
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(site) + System.identityHashCode(type);
        }
    }

    /**
     * Adds a step if it is one that reads or writes.
     *
     * @param stack of the step if it is inside the JDK, else null
     * @param ofTest whether code of the test does it, that the library has called back
     */
    void add(
            int thread,
            OperationKind kind,
            Site site,
            Object self,
            int object,
            int part,
            StackTraceElement[] stack,
            boolean ofTest) {
        boolean updates = kind == OperationKind.UPDATE;
        if (accesses.size() == MOST || !updates && kind != OperationKind.READ && kind != OperationKind.WRITE) {
            return;
        }
        boolean calls = site.kind() == SiteKind.UPDATE;
        Variable variable = variable(site, self);
        String owner = site.method().owner().name();
        accesses.add(new VariableAccess(
                thread,
                updates || kind == OperationKind.READ,
                updates || kind == OperationKind.WRITE,
                object,
                part,
                variable.name,
                site.place(),
                stack == null ? null : CallerFinder.placeOf(stack),
                ofTest,
                calls || variable.isVolatile || owner.startsWith(CONCURRENT)));
    }

    private Variable variable(Site site, Object self) {
        Class<?> type = self == null ? null : self.getClass();
        return variables.computeIfAbsent(new Variable(site, type, null, false), key -> look(site, type));
    }

    private static Variable look(Site site, Class<?> type) {
        return switch (site.kind()) {
            case GET_FIELD, PUT_FIELD, GET_STATIC, PUT_STATIC -> field(site, type);
            case GET_ELEMENT, PUT_ELEMENT -> new Variable(site, type, type.getTypeName(), false);
            default -> new Variable(site, type, type == null ? site.owner() : type.getTypeName(), false);
        };
    }

    /** The code names the class through which a field is reached, people the one that declares it. */
    private static Variable field(Site site, Class<?> type) {
        try {
            ClassLoader loader = type == null ? Thread.currentThread().getContextClassLoader() : type.getClassLoader();
            for (Class<?> at = Class.forName(site.owner(), false, loader); at != null; at = at.getSuperclass()) {
                for (Field field : at.getDeclaredFields()) {
                    if (field.getName().equals(site.name())) {
                        boolean isVolatile = Modifier.isVolatile(field.getModifiers());
                        return new Variable(site, type, at.getName() + "." + site.name(), isVolatile);
                    }
                }
            }
        } catch (ClassNotFoundException | LinkageError e) {
            // Then the class through which it is reached must do.
        }
        return new Variable(site, type, site.owner() + "." + site.name(), false);
    }

    List<VariableAccess> accesses() {
        return List.copyOf(accesses);
    }
}
