package io.snarl.core.trace;

import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.TracedSite;
import io.snarl.contract.trace.file.Trace;
import java.util.HashMap;
import java.util.Map;

/** Names the objects of a trace, such as {@code Account#3}. */
final class ObjectNames {

    private final Trace trace;
    private final Map<Integer, TracedSite> lambdas = new HashMap<>();

    ObjectNames(Trace trace) {
        this.trace = trace;
    }

    /** Takes note of where lambdas come from, which their classes do not tell. */
    void learnFrom(Event event) {
        if (event instanceof Event.NewLambda lambda) {
            lambdas.put(lambda.object(), lambda.site());
        }
    }

    String of(int object) {
        if (object == 0) {
            return "null";
        }
        TracedClass type = trace.classOf(object);
        return (type.isLambda() ? "lambda" : type.simpleName()) + "#" + object;
    }

    /** Names the type of an object alone. */
    String typeOf(int object) {
        return trace.classOf(object).simpleName();
    }

    /** Names an object, and where it comes from if its class has no name. */
    String withOrigin(int object) {
        TracedClass type = trace.classOf(object);
        if (lambdas.containsKey(object)) {
            return of(object) + " at " + source(lambdas.get(object));
        }
        if (type.isAnonymous()) {
            return of(object) + " (anonymous at " + source(type.sourceFile(), type.line()) + ")";
        }
        return of(object);
    }

    /** Names a place in the code, such as {@code Account.java:8}. */
    static String source(TracedSite site) {
        String file = site.file();
        if (file.isEmpty() && site.method() != TracedMethod.UNKNOWN) {
            file = site.method().owner().simpleName();
        }
        return source(file, site.line());
    }

    private static String source(String file, int line) {
        return line == 0 ? file : file + ":" + line;
    }
}
