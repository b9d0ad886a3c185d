package io.snarl.gradle;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.gradle.dsl.SnarlExtension;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Nested;
import org.junit.jupiter.api.Test;

/** Keeps the page true that names every setting; that its defaults are the real ones is a matter of a real build. */
class ConfigurationPageTest {

    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([\\w.]+)` \\| `([\\w<>]+)` \\|");

    @Test
    void page_names_every_setting_with_its_type_and_no_other() throws IOException {
        String page = Files.readString(Path.of("../docs/use/configuration.md"));

        Map<String, String> documented =
                ROW.matcher(page).results().collect(toMap(row -> row.group(1), row -> row.group(2)));

        assertThat(documented).isEqualTo(settingsOf(SnarlExtension.class, ""));
    }

    private static Map<String, String> settingsOf(Class<?> block, String prefix) {
        var settings = new TreeMap<String, String>();
        Arrays.stream(block.getMethods())
                .filter(method -> method.getName().startsWith("get") && method.getDeclaringClass() != Object.class)
                .forEach(getter -> {
                    String name = prefix + nameOf(getter);
                    if (getter.isAnnotationPresent(Nested.class)
                            && getter.getReturnType().getName().endsWith("Spec")) {
                        settings.putAll(settingsOf(getter.getReturnType(), name + "."));
                    } else {
                        settings.put(name, typeOf(getter));
                    }
                });
        return settings;
    }

    private static String nameOf(Method getter) {
        return Character.toLowerCase(getter.getName().charAt(3))
                + getter.getName().substring(4);
    }

    private static String typeOf(Method getter) {
        if (getter.getReturnType() == RegularFileProperty.class) {
            return "RegularFile";
        }
        var value = (Class<?>) ((ParameterizedType) getter.getGenericReturnType()).getActualTypeArguments()[0];
        return getter.getReturnType() == SetProperty.class
                ? "Set<" + value.getSimpleName() + ">"
                : value.getSimpleName();
    }
}
