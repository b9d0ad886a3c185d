package io.snarl.agent.instrument.code;

import io.snarl.agent.site.StableNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Indexes which method of a class creates which of its lambda expressions, anonymous and local classes. */
public final class EnclosingMethodIndex {

    /** Refers once more to all lambda expressions that can be serialized. */
    private static final String DESERIALIZING = "$deserializeLambda$";

    private final String className;
    private final List<Method> methods = new ArrayList<>();
    private final Set<String> synthetic = new HashSet<>();

    public EnclosingMethodIndex(String className) {
        this.className = className;
    }

    /** One method and what it makes, each in the order of its instructions. */
    final class Method {

        private final String name;
        private final String descriptor;
        private final Set<String> classes = new LinkedHashSet<>();
        private final Set<Handle> lambdas = new LinkedHashSet<>();

        private Method(String name, String descriptor) {
            this.name = name;
            this.descriptor = descriptor;
        }

        void makes(String type) {
            int number = className.length() + 1;
            if (type.startsWith(className + "$")
                    && type.length() > number
                    && Character.isDigit(type.charAt(number))
                    && type.indexOf('$', number) < 0) {
                classes.add(type);
            }
        }

        void refersTo(Object[] bootstrapArguments) {
            for (Object argument : bootstrapArguments) {
                if (argument instanceof Handle handle && handle.getOwner().equals(className)) {
                    lambdas.add(handle);
                }
            }
        }
    }

    /** Begins with another method. */
    public Method method(int access, String name, String descriptor) {
        var method = new Method(name, descriptor);
        if ((access & Opcodes.ACC_SYNTHETIC) != 0) {
            synthetic.add(name + descriptor);
        }
        if (!name.equals(DESERIALIZING)) {
            methods.add(method);
        }
        return method;
    }

    public void addTo(StableNames names) {
        String owner = Type.getObjectType(className).getClassName();
        Set<String> named = new HashSet<>();
        for (Method method : methods) {
            Map<String, Integer> counts = new HashMap<>();
            for (String type : method.classes) {
                if (named.add(type)) {
                    String simple = type.substring(className.length() + 1).replaceFirst("^\\d+", "");
                    String ending = "$" + counts.merge(simple, 1, Integer::sum) + simple;
                    names.addClass(
                            Type.getObjectType(type).getClassName(), owner, method.name, method.descriptor, ending);
                }
            }
            int lambdas = 0;
            for (Handle lambda : method.lambdas) {
                String body = lambda.getName() + lambda.getDesc();
                if (synthetic.contains(body) && named.add(body)) {
                    String ending = "$lambda" + ++lambdas;
                    names.addLambda(owner, lambda.getName(), lambda.getDesc(), method.name, method.descriptor, ending);
                }
            }
        }
    }
}
