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

/** Logs the reads and writes of an execution that is to be explained. */
final class AccessLog {

    private static final String CONCURRENT = "java.util.concurrent.";

    private static final int MOST = 100_000;

    private final List<VariableAccess> accesses = new ArrayList<>();
    private final Map<AccessedVariable, AccessedVariable> variables = new HashMap<>();

    /** Describes the variable of a site that is reached through an object of the given class. */
    private record AccessedVariable(Site site, Class<?> type, String name, boolean isVolatile) {

        @Override
        public boolean equals(Object other) {
            return other instanceof AccessedVariable variable && site == variable.site && type == variable.type;
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(site) + System.identityHashCode(type);
        }
    }

    /**
     * Adds a step if it reads or writes a variable.
     *
     * @param stack of the step if it is inside the JDK, else null
     * @param ofTest whether code of the test does it in a callback from the library
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
        AccessedVariable variable = variable(site, self);
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

    private AccessedVariable variable(Site site, Object self) {
        Class<?> type = self == null ? null : self.getClass();
        return variables.computeIfAbsent(new AccessedVariable(site, type, null, false), key -> look(site, type));
    }

    private static AccessedVariable look(Site site, Class<?> type) {
        return switch (site.kind()) {
            case GET_FIELD, PUT_FIELD, GET_STATIC, PUT_STATIC -> field(site, type);
            case GET_ELEMENT, PUT_ELEMENT -> new AccessedVariable(site, type, type.getTypeName(), false);
            default -> new AccessedVariable(site, type, type == null ? site.owner() : type.getTypeName(), false);
        };
    }

    /** Finds the class that declares a field: code may name a subclass of it. */
    private static AccessedVariable field(Site site, Class<?> type) {
        try {
            ClassLoader loader = type == null ? Thread.currentThread().getContextClassLoader() : type.getClassLoader();
            for (Class<?> at = Class.forName(site.owner(), false, loader); at != null; at = at.getSuperclass()) {
                for (Field field : at.getDeclaredFields()) {
                    if (field.getName().equals(site.name())) {
                        boolean isVolatile = Modifier.isVolatile(field.getModifiers());
                        return new AccessedVariable(site, type, at.getName() + "." + site.name(), isVolatile);
                    }
                }
            }
        } catch (ClassNotFoundException | LinkageError e) {
            // Then the class through which it is reached must do.
        }
        return new AccessedVariable(site, type, site.owner() + "." + site.name(), false);
    }

    List<VariableAccess> accesses() {
        return List.copyOf(accesses);
    }
}
