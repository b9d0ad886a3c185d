package io.snarl.testing;

import io.snarl.contract.trace.EventKind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32;

/** Writes a trace as docs/formats/trace-format.md says, independently of the agent's writer and of the reader. */
public final class TraceBytes {

    private static final int DEFINITIONS = 1;
    private static final int EVENTS = 2;
    private static final int END = 3;

    private final ByteArrayOutputStream file = new ByteArrayOutputStream();
    private final Map<String, Integer> strings = new LinkedHashMap<>();
    private PayloadBytes definitions = new PayloadBytes();
    private int classes;
    private int methods;
    private int sites;
    private int objects;
    private long events;

    public TraceBytes() {
        this(3);
    }

    public TraceBytes(int version) {
        file.writeBytes("SNARLTRC".getBytes(StandardCharsets.US_ASCII));
        file.write(version >>> 8);
        file.write(version);
    }

    public int classNamed(String name, int role) {
        return classNamed(name, role, 0, name.replaceFirst(".*\\.", "").replaceFirst("\\$.*", "") + ".java", 0);
    }

    public int classNamed(String name, int role, int flags, String sourceFile, int line) {
        int nameNumber = string(name);
        int sourceNumber = string(sourceFile);
        definitions
                .octet(2)
                .number(nameNumber)
                .octet(role)
                .number(flags)
                .number(sourceNumber)
                .number(line);
        return ++classes;
    }

    public int method(int owner, String name, String descriptor) {
        return method(owner, name, descriptor, Modifier.PUBLIC);
    }

    public int method(int owner, String name, String descriptor, int access) {
        int nameNumber = string(name);
        int descriptorNumber = string(descriptor);
        definitions
                .octet(3)
                .number(owner)
                .number(nameNumber)
                .number(descriptorNumber)
                .number(access);
        return ++methods;
    }

    public int site(EventKind kind, int method, int line) {
        return site(kind, method, line, "", "", "", 0);
    }

    public int site(EventKind kind, int method, int line, String owner, String name, String descriptor) {
        return site(kind, method, line, owner, name, descriptor, 0);
    }

    public int site(EventKind kind, int method, int line, String owner, String name, String descriptor, int detail) {
        return rawSite(kind.ordinal() + 1, method, line, owner, name, descriptor, detail);
    }

    public int rawSite(int kind, int method, int line, String owner, String name, String descriptor, int detail) {
        int ownerNumber = string(owner);
        int nameNumber = string(name);
        int descriptorNumber = string(descriptor);
        definitions.octet(4).octet(kind).number(method).number(line);
        definitions
                .number(ownerNumber)
                .number(nameNumber)
                .number(descriptorNumber)
                .number(detail);
        return ++sites;
    }

    public TraceBytes object(int number, int classNumber) {
        definitions.octet(5).number(number).number(classNumber);
        objects = Math.max(objects, number);
        return this;
    }

    /** Lets the end chunk know of objects that are never defined. */
    public TraceBytes objectsUpTo(int number) {
        objects = Math.max(objects, number);
        return this;
    }

    /** Starts the payload of a chunk of events; hand it to {@link #add} when it is complete. */
    public static PayloadBytes events(int thread, int threadObject, long segment) {
        return new PayloadBytes().number(thread).number(threadObject).number(segment);
    }

    /** Adds a chunk of events after all definitions that were made so far. */
    public TraceBytes add(PayloadBytes chunk) {
        flushDefinitions();
        events += chunk.events();
        return chunk(EVENTS, chunk.toBytes());
    }

    public TraceBytes chunk(int type, byte[] payload) {
        var checksum = new CRC32();
        checksum.update(payload);
        file.write(type);
        file.writeBytes(new PayloadBytes()
                .bigEndian(payload.length, 4)
                .bigEndian(checksum.getValue(), 4)
                .toBytes());
        file.writeBytes(payload);
        return this;
    }

    /** Adds the end chunk. */
    public TraceBytes end(int threads, boolean cut) {
        return end(events, threads, cut);
    }

    /** Adds an end chunk with a count of events of its own. */
    public TraceBytes end(long countedEvents, int threads, boolean cut) {
        flushDefinitions();
        var totals = new PayloadBytes().number(countedEvents).number(objects).number(threads);
        return chunk(END, totals.number(cut ? 1 : 0).toBytes());
    }

    public byte[] toBytes() {
        return file.toByteArray();
    }

    public Path writeTo(Path path) {
        try {
            return Files.write(path, toBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int string(String text) {
        if (text.isEmpty()) {
            return 0;
        }
        if (!strings.containsKey(text)) {
            definitions.octet(1).text(text);
            strings.put(text, strings.size() + 1);
        }
        return strings.get(text);
    }

    private void flushDefinitions() {
        byte[] payload = definitions.toBytes();
        if (payload.length > 0) {
            chunk(DEFINITIONS, payload);
            definitions = new PayloadBytes();
        }
    }
}
