package io.snarl.agent.jdk;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes the jars of patched modules, one for each.
 *
 * <p>They could be directories as well, but then the JDK would ask the file system whenever a program asks a class loader for a
 * resource, which a {@code SecurityManager} of the program hears of and may refuse.
 */
final class ModuleJars implements Closeable {

    /** The same for all, so that the same classes make the same bytes. */
    private static final LocalDateTime TIME = LocalDateTime.of(2000, 1, 1, 0, 0);

    private final Path directory;
    private final Map<String, ZipOutputStream> byModule = new TreeMap<>();

    ModuleJars(Path directory) {
        this.directory = directory;
    }

    void add(String module, String internalName, byte[] bytes) throws IOException {
        ZipOutputStream jar = of(module);
        var entry = new ZipEntry(internalName + ".class");
        entry.setTimeLocal(TIME);
        // Each JVM reads most of them when it starts, and few JVMs read them.
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(bytes.length);
        var sum = new CRC32();
        sum.update(bytes);
        entry.setCrc(sum.getValue());
        jar.putNextEntry(entry);
        jar.write(bytes);
    }

    private ZipOutputStream of(String module) throws IOException {
        ZipOutputStream known = byModule.get(module);
        if (known != null) {
            return known;
        }
        Files.createDirectories(directory);
        var added = new ZipOutputStream(
                new BufferedOutputStream(Files.newOutputStream(directory.resolve(module + ".jar"))));
        byModule.put(module, added);
        return added;
    }

    Set<String> modules() {
        return new TreeSet<>(byModule.keySet());
    }

    @Override
    public void close() throws IOException {
        for (ZipOutputStream jar : byModule.values()) {
            jar.close();
        }
    }
}
