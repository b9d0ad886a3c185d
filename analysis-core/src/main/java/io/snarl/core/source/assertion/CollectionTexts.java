package io.snarl.core.source.assertion;

import io.snarl.core.source.expression.TestClassContext;
import io.snarl.core.source.text.Expr;
import java.util.List;
import java.util.stream.IntStream;

/** Writes collections with their elements, as briefly as the language version allows. */
final class CollectionTexts {

    private static final Expr NULL = Expr.of("null");

    /** {@code Map.of} takes no more. */
    private static final int MOST_ENTRIES = 10;

    private final TestClassContext surroundings;
    private final Declaring declaring;

    /** Begins with who declares the variable for a collection that no expression can make. */
    CollectionTexts(TestClassContext surroundings, Declaring declaring) {
        this.surroundings = surroundings;
        this.declaring = declaring;
    }

    /** Adds statements before the one that is being written. */
    interface Declaring {

        /** Returns a name that is free. */
        String name(String wish);

        void statement(String text);
    }

    /** Returns a list that may be asked for null only if one of its elements is. */
    Expr list(List<Expr> elements) {
        if (isSimple(elements)) {
            return Expr.call(util("List") + ".of", elements);
        }
        return elements.isEmpty() ? Expr.of(util("Collections") + ".emptyList()") : listWithNulls(elements);
    }

    /** Returns a list that may be asked for null. */
    Expr listWithNulls(List<Expr> elements) {
        // A compiler warns of a single null, which could be the array of all elements.
        return elements.equals(List.of(NULL))
                ? Expr.call(util("Collections") + ".singletonList", elements)
                : Expr.call(util("Arrays") + ".asList", elements);
    }

    Expr set(List<Expr> elements) {
        if (isSimple(elements)) {
            return Expr.call(util("Set") + ".of", elements);
        }
        return elements.isEmpty()
                ? Expr.of(util("Collections") + ".emptySet()")
                : Expr.call("new " + util("HashSet") + "<>", List.of(listWithNulls(elements)));
    }

    /** Returns a map of keys and values by turns. */
    Expr map(List<Expr> entries) {
        if (isSimple(entries)) {
            return entries.size() <= 2 * MOST_ENTRIES
                    ? Expr.call(util("Map") + ".of", entries)
                    : Expr.call(util("Map") + ".ofEntries", entriesOf(entries));
        }
        if (entries.isEmpty()) {
            return Expr.of(util("Collections") + ".emptyMap()");
        }
        return entries.size() == 2
                ? Expr.call(util("Collections") + ".singletonMap", entries)
                : Expr.of(declared(entries));
    }

    private List<Expr> entriesOf(List<Expr> entries) {
        return IntStream.range(0, entries.size() / 2)
                .mapToObj(i -> Expr.call(util("Map") + ".entry", entries.subList(2 * i, 2 * i + 2)))
                .toList();
    }

    private String declared(List<Expr> entries) {
        String name = declaring.name("expected");
        declaring.statement(util("Map") + "<Object, Object> " + name + " = new " + util("HashMap") + "<>();");
        for (int i = 0; i < entries.size(); i += 2) {
            Expr put = Expr.of(name).then("put", entries.subList(i, i + 2));
            declaring.statement(put.flat() + ";");
        }
        return name;
    }

    private boolean isSimple(List<Expr> elements) {
        return surroundings.target().hasCollectionFactories() && !elements.contains(NULL);
    }

    private String util(String name) {
        return surroundings.imports().name("java.util." + name);
    }
}
