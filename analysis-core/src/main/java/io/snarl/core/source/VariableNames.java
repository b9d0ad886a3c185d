package io.snarl.core.source;

import io.snarl.core.trace.Names;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Gives out names of variables, each once. */
final class VariableNames {

    private static final String IMPLEMENTATION = "Impl";

    private final Set<String> taken;

    VariableNames(Set<String> reserved) {
        this.taken = new HashSet<>(reserved);
    }

    /** Returns the first wish that is free, or a name made from the first one. */
    String take(List<String> wishes) {
        for (String wish : wishes) {
            if (isName(wish) && taken.add(wish)) {
                return wish;
            }
        }
        String base = isName(wishes.get(0)) ? wishes.get(0) : "a" + capitalised(wishes.get(0));
        String name = taken.contains(base) ? "other" + capitalised(base) : base;
        for (int number = 3; !taken.add(name); number++) {
            name = base + number;
        }
        return name;
    }

    private static boolean isName(String name) {
        return SourceVersion.isName(name) && !name.equals("_");
    }

    private static String capitalised(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** Returns a name for an object of a class: {@code account} for an {@code Account}. */
    static String ofClass(String binaryName) {
        String simple = Names.innermost(binaryName);
        if (simple.endsWith("[]")) {
            return "array";
        }
        if (simple.endsWith(IMPLEMENTATION) && simple.length() > IMPLEMENTATION.length()) {
            simple = simple.substring(0, simple.length() - IMPLEMENTATION.length());
        }
        int capitals = 0;
        while (capitals < simple.length() && Character.isUpperCase(simple.charAt(capitals))) {
            capitals++;
        }
        // Of "URLParser" the P begins the next word.
        int lower = capitals > 1 && capitals < simple.length() && Character.isLetter(simple.charAt(capitals))
                ? capitals - 1
                : Math.max(capitals, 1);
        return simple.substring(0, lower).toLowerCase(Locale.ROOT) + simple.substring(lower);
    }
}
