package io.snarl.core.source.text;

import io.snarl.core.source.resolve.Accessibility;
import io.snarl.core.source.resolve.Types;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the throws clause of a test. */
public final class Exceptions {

    private final Types types;
    private final Accessibility access;
    private final Imports imports;

    public Exceptions(Types types, Accessibility access, Imports imports) {
        this.types = types;
        this.access = access;
        this.imports = imports;
    }

    /** Returns the clause for exceptions given by binary names, empty if none needs to be declared. */
    public String clause(List<String> thrown) {
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
