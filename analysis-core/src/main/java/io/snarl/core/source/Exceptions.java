package io.snarl.core.source;

import io.snarl.core.source.type.Access;
import io.snarl.core.source.type.Types;
import java.util.List;
import java.util.stream.Collectors;

/** Writes what a test declares to throw. */
final class Exceptions {

    private final Types types;
    private final Access access;
    private final Imports imports;

    Exceptions(Types types, Access access, Imports imports) {
        this.types = types;
        this.access = access;
        this.imports = imports;
    }

    /** Returns the clause for exceptions given by binary names, empty if none needs to be declared. */
    String clause(List<String> thrown) {
        List<String> checked = thrown.stream()
                .filter(name -> !types.isSubtype(name, "java.lang.RuntimeException"))
                .filter(name -> !types.isSubtype(name, "java.lang.Error"))
                .map(this::nameable)
                .distinct()
                .toList();
        String names = checked.stream()
                .filter(name ->
                        checked.stream().noneMatch(other -> !other.equals(name) && types.isSubtype(name, other)))
                .map(imports::name)
                .sorted()
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? "" : " throws " + names;
    }

    private String nameable(String exception) {
        return types.supertypes(exception).stream()
                .filter(access::isAccessible)
                .findFirst()
                .orElse("java.lang.Throwable");
    }
}
