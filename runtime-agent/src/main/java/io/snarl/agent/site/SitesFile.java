package io.snarl.agent.site;

import io.snarl.contract.trace.ClassSort;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Stores the sites of classes that were rewritten ahead of time for the JVM that runs them. */
public final class SitesFile {

    private SitesFile() {}

    public static void write(Sites sites, Path file) throws IOException {
        try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            Map<CodeClass, Integer> classes = new LinkedHashMap<>();
            Map<CodeMethod, Integer> methods = new LinkedHashMap<>();
            sites.allClasses().stream()
                    .sorted(Comparator.comparing(CodeClass::name))
                    .forEach(type -> classes.put(type, classes.size()));
            for (Site site : sites.all()) {
                classes.putIfAbsent(site.method().owner(), classes.size());
                methods.putIfAbsent(site.method(), methods.size());
            }
            out.writeInt(classes.size());
            for (CodeClass type : classes.keySet()) {
                write(type, sites.classNamed(type.name()) != null, out);
            }
            out.writeInt(methods.size());
            for (CodeMethod method : methods.keySet()) {
                out.writeInt(classes.get(method.owner()));
                out.writeUTF(method.name());
                out.writeUTF(method.descriptor());
                out.writeInt(method.access());
            }
            out.writeInt(sites.size());
            for (Site site : sites.all()) {
                write(site, methods.get(site.method()), out);
            }
        }
    }

    private static void write(CodeClass type, boolean rewritten, DataOutputStream out) throws IOException {
        out.writeBoolean(rewritten);
        out.writeUTF(type.name());
        out.writeByte(type.sort().ordinal());
        out.writeInt(type.flags());
        writeText(type.sourceFile(), out);
        out.writeInt(type.line());
    }

    private static void write(Site site, int method, DataOutputStream out) throws IOException {
        out.writeByte(site.kind().ordinal());
        out.writeInt(method);
        out.writeInt(site.line());
        writeText(site.owner(), out);
        writeText(site.name(), out);
        writeText(site.descriptor(), out);
        out.writeInt(site.detail());
    }

    private static void writeText(String text, DataOutputStream out) throws IOException {
        out.writeBoolean(text != null);
        if (text != null) {
            out.writeUTF(text);
        }
    }

    /** Reads what was written and adds it to sites that are still empty, so that the numbers stay the same. */
    public static void readInto(Sites sites, Path file) throws IOException {
        try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            List<CodeClass> classes = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                boolean rewritten = in.readBoolean();
                CodeClass type = readClass(in);
                classes.add(type);
                if (rewritten) {
                    sites.add(type);
                }
            }
            List<CodeMethod> methods = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                methods.add(new CodeMethod(classes.get(in.readInt()), in.readUTF(), in.readUTF(), in.readInt()));
            }
            for (int left = in.readInt(); left > 0; left--) {
                SiteKind kind = SiteKind.values()[in.readByte()];
                CodeMethod method = methods.get(in.readInt());
                int line = in.readInt();
                sites.add(new Site(kind, method, line, readText(in), readText(in), readText(in), in.readInt()));
            }
        }
    }

    private static CodeClass readClass(DataInputStream in) throws IOException {
        return new CodeClass(in.readUTF(), ClassSort.values()[in.readByte()], in.readInt(), readText(in), in.readInt());
    }

    private static String readText(DataInputStream in) throws IOException {
        return in.readBoolean() ? in.readUTF() : null;
    }
}
