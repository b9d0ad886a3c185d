package io.snarl.core.trace;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32;

/** Writes a trace as docs/trace-format.md says, independently of the agent's writer and of the reader. */
final class TraceBytes {

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

    TraceBytes() {
        this(1);
    }

    TraceBytes(int version) {
        file.writeBytes("SNARLTRC".getBytes(StandardCharsets.US_ASCII));
        file.write(version >>> 8);
        file.write(version);
    }

    int classNamed(String name, int role) {
        return classNamed(name, role, 0, name.replaceFirst(".*\\.", "").replaceFirst("\\$.*", "") + ".java", 0);
    }

    int classNamed(String name, int role, int flags, String sourceFile, int line) {
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

    int method(int owner, String name, String descriptor) {
        int nameNumber = string(name);
        int descriptorNumber = string(descriptor);
        definitions
                .octet(3)
                .number(owner)
                .number(nameNumber)
                .number(descriptorNumber)
                .number(1);
        return ++methods;
    }

    int site(EventKind kind, int method, int line) {
        return site(kind, method, line, "", "", "", 0);
    }

    int site(EventKind kind, int method, int line, String owner, String name, String descriptor) {
        return site(kind, method, line, owner, name, descriptor, 0);
    }

    int site(EventKind kind, int method, int line, String owner, String name, String descriptor, int detail) {
        return rawSite(kind.ordinal() + 1, method, line, owner, name, descriptor, detail);
    }

    int rawSite(int kind, int method, int line, String owner, String name, String descriptor, int detail) {
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

    TraceBytes object(int number, int classNumber) {
        definitions.octet(5).number(number).number(classNumber);
        objects = Math.max(objects, number);
        return this;
    }

    /** Lets the end chunk know of objects that are never defined. */
    TraceBytes objectsUpTo(int number) {
        objects = Math.max(objects, number);
        return this;
    }

    /** Starts the payload of a chunk of events; hand it to {@link #add} when it is complete. */
    static PayloadBytes events(int thread, int threadObject, long segment) {
        return new PayloadBytes().number(thread).number(threadObject).number(segment);
    }

    /** Adds a chunk of events after all definitions that were made so far. */
    TraceBytes add(PayloadBytes chunk) {
        flushDefinitions();
        events += chunk.events();
        return chunk(EVENTS, chunk.toBytes());
    }

    TraceBytes chunk(int type, byte[] payload) {
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
    TraceBytes end(int threads, boolean cut) {
        return end(events, threads, cut);
    }

    /** Adds an end chunk with a count of events of its own. */
    TraceBytes end(long countedEvents, int threads, boolean cut) {
        flushDefinitions();
        var totals = new PayloadBytes().number(countedEvents).number(objects).number(threads);
        return chunk(END, totals.number(cut ? 1 : 0).toBytes());
    }

    byte[] toBytes() {
        return file.toByteArray();
    }

    Path writeTo(Path path) {
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
