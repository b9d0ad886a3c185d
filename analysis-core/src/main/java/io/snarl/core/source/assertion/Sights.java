package io.snarl.core.source.assertion;

import io.snarl.core.plan.Observation;
import io.snarl.core.plan.Operand;
import io.snarl.core.source.text.Expr;
import io.snarl.core.source.text.Imports;
import io.snarl.core.source.text.Literals;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.source.text.VariableNames;
import io.snarl.core.source.type.FieldInfo;
import io.snarl.core.source.type.JavaType;
import java.util.List;
import java.util.Map;

/** Writes observations as expressions. */
final class Sights {

    private static final Map<String, String> NAMES = Map.of("get", "value", "toString", "text", "is", "value");
    private static final List<String> PREFIXES = List.of("get", "is", "to");

    private final WrittenBody test;
    private final Imports imports;
    private final String results;

    /** Begins with the name of the variable that holds the results of the threads, if there is one. */
    Sights(WrittenBody test, Imports imports, String results) {
        this.test = test;
        this.imports = imports;
        this.results = results;
    }

    Sight of(Observation observation) {
        if (observation instanceof Observation.CallResult result) {
            JavaType declared = test.returned(test.plan().threads().get(result.thread()));
            return new Sight(result(result.thread()), JavaType.OBJECT, declared, "result", true);
        }
        if (observation instanceof Observation.SameResults) {
            Expr equal = result(0).then("equals", List.of(result(1)));
            JavaType type = JavaType.ofBinaryName("boolean");
            return new Sight(equal, type, type, "same", false);
        }
        if (observation instanceof Observation.Query query) {
            JavaType type = test.returned(query.step());
            String method = query.step().origin().name();
            return new Sight(test.expression(query.step()), type, type, name(method), false);
        }
        return field((Observation.Field) observation);
    }

    private Expr result(int thread) {
        return Expr.of(results).then("get", List.of(Expr.of(String.valueOf(thread))));
    }

    /** Returns the results of all threads. */
    Sight ofResults() {
        return new Sight(Expr.of(results), Sight.TUPLE, Sight.TUPLE, results, true);
    }

    private Sight field(Observation.Field field) {
        boolean isSize = field.aspect() == Observation.Aspect.SIZE;
        String method = isSize ? "sizeOf" : "fieldOf";
        imports.addStatic("io.snarl.State", method);
        String object = test.nameOf(new Operand.OfVariable(field.object()))
                .orElseThrow(() -> new NotWritableException(
                        "Nothing makes a " + field.object().className() + " that is looked at"));
        List<Expr> arguments =
                List.of(Expr.of(object), Expr.of(Literals.text(field.owner())), Expr.of(Literals.text(field.name())));
        if (isSize) {
            JavaType type = JavaType.ofBinaryName("int");
            return new Sight(Expr.call(method, arguments), type, type, "size", false);
        }
        JavaType declared = test.types()
                .field(field.owner(), field.name())
                .map(FieldInfo::type)
                .orElse(JavaType.OBJECT);
        return new Sight(Expr.call(method, arguments), JavaType.OBJECT, declared, field.name(), false);
    }

    /** Returns how a variable for the result of a method is called. */
    private static String name(String method) {
        if (NAMES.containsKey(method)) {
            return NAMES.get(method);
        }
        return PREFIXES.stream()
                .filter(prefix -> method.startsWith(prefix)
                        && method.length() > prefix.length()
                        && Character.isUpperCase(method.charAt(prefix.length())))
                .findFirst()
                .map(prefix -> VariableNames.ofClass(method.substring(prefix.length())))
                .orElse(method);
    }
}
