package io.snarl.bootstrap.assembly;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The plugins that come with Gradle, which a {@code plugins} block may name without quotes: {@code `java-library`}. */
record BuiltInPlugins(List<String> names) {

    private static final Pattern DESCRIPTOR =
            Pattern.compile("META-INF/gradle-plugins/org\\.gradle\\.([^.]+)\\.properties");

    static BuiltInPlugins of(Path apiJar) throws IOException {
        try (ZipFile jar = new ZipFile(apiJar.toFile())) {
            return new BuiltInPlugins(jar.stream()
                    .map(ZipEntry::getName)
                    .map(DESCRIPTOR::matcher)
                    .filter(Matcher::matches)
                    .map(matcher -> matcher.group(1))
                    .distinct()
                    .sorted()
                    .toList());
        }
    }

    String toKotlin() {
        String header = "package org.gradle.kotlin.dsl\n\n"
                + "import org.gradle.plugin.use.PluginDependenciesSpec\n"
                + "import org.gradle.plugin.use.PluginDependencySpec\n\n";
        return names.stream()
                .map(name -> "val PluginDependenciesSpec.`" + name + "`: PluginDependencySpec get() = id(\"org.gradle."
                        + name + "\")\n")
                .collect(Collectors.joining("", header, ""));
    }
}
