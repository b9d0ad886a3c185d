package io.snarl.gradle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** The page that tells users what can be set. */
final class ConfigurationPage {

    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([\\w.]+)` \\| `([\\w<>]+)` \\| ([^|]+) \\|");

    private final String text;

    ConfigurationPage() {
        try {
            text = Files.readString(Path.of(System.getProperty("snarl.source.tree"), "docs/use/configuration.md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The first piece of code in a language, without its import. */
    String code(String language) {
        int begin = text.indexOf("```" + language + "\n") + language.length() + 4;
        return text.substring(begin, text.indexOf("```", begin)).replace("import java.time.Duration\n", "");
    }

    /** The settings that the page gives a value as default, with the value as Gradle prints it. */
    Map<String, String> defaults() {
        var defaults = new LinkedHashMap<String, String>();
        ROW.matcher(text)
                .results()
                .filter(row -> !row.group(3).equals("see below"))
                .forEach(row -> defaults.put(row.group(1), printed(row.group(2), row.group(3))));
        return defaults;
    }

    private static String printed(String type, String shown) {
        if (type.startsWith("Set")) {
            return shown.equals("none") ? "[]" : "[" + shown.replace("`", "") + "]";
        }
        return type.equals("Duration") ? shown.replaceFirst("(\\d+) minutes", "PT$1M") : shown.replace("`", "");
    }
}
