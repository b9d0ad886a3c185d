package io.snarl.core.source.assertion;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import io.snarl.core.source.expression.TestClassContext;
import io.snarl.core.source.text.Expr;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.Primitives;
import java.util.List;

/** Writes assertions of AssertJ. */
public final class AssertJChecks implements Checks {

    /** The class whose assertions a project uses if it uses AssertJ. */
    public static final String OWNER = "org.assertj.core.api.Assertions";

    /** Packages of types that AssertJ was made for; of others a compiler may not know which kind of assertion to take. */
    private static final List<String> WELL_KNOWN = List.of("java.lang", "java.util");

    private final TestClassContext surroundings;
    private final ObservedTexts texts;

    AssertJChecks(TestClassContext surroundings, ObservedTexts texts) {
        this.surroundings = surroundings;
        this.texts = texts;
    }

    @Override
    public Expr is(Sight sight, ObservedValue value) {
        if (value.sort() == Sort.NULL || value.sort() == Sort.VOID) {
            return assertThat(sight).then("isNull", List.of());
        }
        boolean isBoolean = Primitives.unboxed(sight.type().erasure()).equals("boolean");
        if (value.sort() == Sort.BOOLEAN && isBoolean) {
            return assertThat(sight).then(Boolean.parseBoolean(value.text()) ? "isTrue" : "isFalse", List.of());
        }
        return assertThat(sight).then("isEqualTo", List.of(texts.of(value, sight.declared())));
    }

    @Override
    public Expr fails(Sight sight, String exception) {
        surroundings.imports().addStatic(OWNER, "assertThatThrownBy");
        Expr call = Expr.of("() -> " + sight.expression().flat());
        return Expr.call("assertThatThrownBy", List.of(call))
                .then("isExactlyInstanceOf", List.of(Expr.of(exception + ".class")));
    }

    @Override
    public Expr isOneOf(Sight sight, List<Expr> values, String message) {
        return assertThat(sight).then("isIn", values);
    }

    @Override
    public Expr isIn(Sight sight, String allowed, String message) {
        return assertThat(sight).then("isIn", List.of(Expr.of(allowed)));
    }

    private Expr assertThat(Sight sight) {
        surroundings.imports().addStatic(OWNER, "assertThat");
        String type = sight.type().erasure();
        boolean isClear = WELL_KNOWN.contains(ClassInfo.packageOf(type))
                || sight.type() instanceof JavaType.ArrayType
                || Primitives.isPrimitive(Primitives.unboxed(type))
                || surroundings.types().find(type).filter(info -> info.isEnum()).isPresent();
        Expr actual = isClear
                ? sight.expression()
                : Expr.of("(Object) " + sight.expression().flat());
        return Expr.call("assertThat", List.of(actual));
    }

    /** AssertJ tells by itself what it was given. */
    @Override
    public boolean repeats() {
        return false;
    }
}
