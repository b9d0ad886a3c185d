package io.snarl.gradle;

import io.snarl.fault.ThrowingAgent;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;

/** Lets a method of the analysis throw at one of its calls. */
record ThrowFault(Path work, String method, int call, String sort) implements Fault {

    @Override
    public String name() {
        return "throw " + sort + " at call " + call + " of " + method;
    }

    @Override
    public Map<String, String> prepare() throws IOException {
        Files.deleteIfExists(report());
        return environment(
                work,
                Map.of("method", method, "call", Integer.toString(call), "sort", sort, "report", report().toString()));
    }

    private Path report() {
        return work.resolve("thrown.txt");
    }

    @Override
    public boolean end() {
        return Files.exists(report());
    }

    @Override
    public String failure() {
        return "[Ss]omething went wrong inside Snarl|ran out of memory|too large for";
    }

    @Override
    public boolean maybeLoses() {
        return true;
    }

    /** What attaches the agent to the analysis. */
    static Map<String, String> environment(Path work, Map<String, String> settings) throws IOException {
        var properties = new Properties();
        properties.putAll(settings);
        Path file = work.resolve("agent.properties");
        try (OutputStream out = Files.newOutputStream(file)) {
            properties.store(out, null);
        }
        return Map.of("JAVA_TOOL_OPTIONS", "-javaagent:" + jar(work) + "=" + file);
    }

    private static Path jar(Path work) throws IOException {
        Path jar = work.resolve("throwing-agent.jar");
        if (Files.exists(jar)) {
            return jar;
        }
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", ThrowingAgent.class.getName());
        try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            for (String name : List.of("ThrowingAgent", "WatchedCalls", "WatchedCalls$Entry", "Calls")) {
                String entry = "io/snarl/fault/" + name + ".class";
                out.putNextEntry(new ZipEntry(entry));
                try (InputStream in = ThrowFault.class.getResourceAsStream("/" + entry)) {
                    in.transferTo(out);
                }
            }
        }
        return jar;
    }
}
