package io.snarl.core.source.expression;

import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.seed.SeedPiece;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.Deprecation;
import io.snarl.core.source.type.MethodInfo;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Collects the compiler warnings that a test has to suppress. */
public final class Warnings {

    private final Types types;
    private final TreeSet<String> expected = new TreeSet<>();

    public Warnings(Types types) {
        this.types = types;
    }

    public void unchecked() {
        expected.add("unchecked");
    }

    public void uses(ClassInfo type, MethodInfo method) {
        uses(type.deprecation());
        uses(method.deprecation());
    }

    private void uses(Deprecation deprecation) {
        if (deprecation == Deprecation.DEPRECATED) {
            expected.add("deprecation");
        } else if (deprecation == Deprecation.FOR_REMOVAL) {
            expected.add("removal");
        }
    }

    /** A serializable class is expected to have a version, which an anonymous one in a test never has. */
    public void usesAnonymous(SeedPiece piece) {
        piece.anonymousSupertype()
                .filter(type -> types.isSubtype(type.erasure(), "java.io.Serializable"))
                .ifPresent(type -> expected.add("serial"));
    }

    /** Returns the annotation that a test needs, empty if none. */
    public String annotation() {
        if (expected.isEmpty()) {
            return "";
        }
        String names = expected.stream().map(name -> "\"" + name + "\"").collect(Collectors.joining(", "));
        return "@SuppressWarnings(" + (expected.size() == 1 ? names : "{" + names + "}") + ")\n";
    }
}
