package io.snarl.core.source.text;

import io.snarl.core.source.type.JavaNames;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Assigns unique names to variables. */
public final class VariableNames {

    private static final String IMPLEMENTATION = "Impl";

    private final Set<String> taken;

    public VariableNames(Set<String> reserved) {
        this.taken = new HashSet<>(reserved);
    }

    /** Returns the first wish that is free, or a name made from the first one. */
    public String take(List<String> wishes) {
        for (String wish : wishes) {
            if (isName(wish) && taken.add(wish)) {
                return wish;
            }
        }
        String base = isName(wishes.get(0)) ? wishes.get(0) : "a" + capitalised(JavaNames.asPart(wishes.get(0)));
        String name = taken.contains(base) ? "other" + capitalised(base) : base;
        for (int number = 3; !taken.add(name); number++) {
            name = base + number;
        }
        return name;
    }

    /** A statement that begins with {@code yield} is another one. */
    private static boolean isName(String name) {
        return JavaNames.isIdentifier(name) && !name.equals("yield");
    }

    private static String capitalised(String name) {
        return name.isEmpty()
                ? ""
                : Character.toString(Character.toUpperCase(name.codePointAt(0)))
                        + name.substring(name.offsetByCodePoints(0, 1));
    }

    /** Returns a name for an object of a class given by its simple name: {@code account} for an {@code Account}. */
    public static String ofClass(String simpleName) {
        if (simpleName.endsWith("[]")) {
            return "array";
        }
        String simple = JavaNames.asPart(simpleName);
        if (simple.endsWith(IMPLEMENTATION) && simple.length() > IMPLEMENTATION.length()) {
            simple = simple.substring(0, simple.length() - IMPLEMENTATION.length());
        }
        if (simple.codePoints().noneMatch(Character::isLetterOrDigit)) {
            return "object";
        }
        String name = lowerCase(simple);
        // A variable of that name would hide the class.
        return name.equals(simpleName) ? "a" + capitalised(name) : name;
    }

    /** Returns a name for what a variable or field of a seed test has: {@code openAccounts} for a constant {@code OPEN_ACCOUNTS}. */
    public static String ofField(String name) {
        if (name.length() < 2 || !name.matches("[A-Z][A-Z0-9_]*")) {
            return name;
        }
        String words = Stream.of(name.toLowerCase(Locale.ROOT).split("_+"))
                .map(VariableNames::capitalised)
                .collect(Collectors.joining());
        return lowerCase(words);
    }

    private static String lowerCase(String simple) {
        int capitals = 0;
        int latest = 0;
        while (capitals < simple.length() && Character.isUpperCase(simple.codePointAt(capitals))) {
            latest = capitals;
            capitals = simple.offsetByCodePoints(capitals, 1);
        }
        // Of "URLParser" the P begins the next word.
        boolean isWordBefore =
                latest > 0 && capitals < simple.length() && Character.isLetter(simple.codePointAt(capitals));
        int lower = isWordBefore ? latest : capitals;
        return simple.substring(0, lower).toLowerCase(Locale.ROOT) + simple.substring(lower);
    }
}
