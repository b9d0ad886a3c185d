package io.snarl.agent.record;

import io.snarl.agent.site.Sites;
import io.snarl.contract.trace.file.ChunkBuffer;
import io.snarl.contract.trace.file.ChunkType;
import io.snarl.contract.trace.file.TraceFileWriter;
import io.snarl.contract.trace.file.TraceFormat;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** A trace that is being recorded, shared by all threads that take part; its lock guards everything except lookups. */
public final class TraceWriter {

    private final int number;
    private final TraceFileWriter file;
    private final TraceWriter outer;
    private final long eventLimit;
    private final TraceSpace.Share share;
    private final TraceDefinitions definitions;
    private final ObjectNumbers objects;
    private final CourseJournal journal = new CourseJournal();
    private final RecordedThreads threads = new RecordedThreads();
    private int[] usedSites = new int[64];
    private int[] usedNumbers = new int[64];
    private int used;
    private int segments;
    private long events;
    private long seen;
    private long bytes;
    private boolean cut;
    private boolean startedThreads;
    private boolean closed;
    private IOException failure;

    TraceWriter(int number, File file, Sites sites, TraceWriter outer, Limits limits) {
        this.number = number;
        this.file = new TraceFileWriter(file);
        this.outer = outer;
        this.eventLimit = limits.events();
        this.share = limits.bytes();
        this.definitions = new TraceDefinitions(sites);
        this.objects = new ObjectNumbers(outer == null ? null : outer.objects);
    }

    /** The limits of a trace. */
    record Limits(long events, TraceSpace.Share bytes) {}

    /** Returns how many bytes have been written. */
    synchronized long bytes() {
        return bytes;
    }

    /** Returns how many events have been written; final once the trace is closed. */
    public long events() {
        return events;
    }

    /** Returns how many events there were at least, also those that were not recorded; final once the trace is closed. */
    public long seen() {
        return Math.max(seen, events);
    }

    /** Returns how many methods of classes that seem to be made for several threads it has; final once the trace is closed. */
    public int methodsForThreads() {
        return definitions.methodsForThreads();
    }

    synchronized void see(long more) {
        seen += more;
    }

    /** Its place among the traces of this JVM. */
    int number() {
        return number;
    }

    CourseJournal journal() {
        return journal;
    }

    public File file() {
        return file.file();
    }

    /** Writes to another file from now on, which takes along what has been written. */
    public synchronized void moveTo(File target) {
        unlessFailed(() -> file.moveTo(target));
    }

    /** Returns why this trace, or one that it continues, could not be written; null if it could. */
    public synchronized IOException failure() {
        return failure != null || outer == null ? failure : outer.failure();
    }

    /** Returns whether nothing that comes is kept, because of the limit of events or because it cannot be written. */
    synchronized boolean isOver() {
        return cut || failure != null;
    }

    private void unlessFailed(Writing writing) {
        if (failure == null) {
            try {
                writing.run();
            } catch (IOException e) {
                failure = e;
                // Where the disk is full, there has to be room for the index at least.
                file.delete();
            }
        }
    }

    private interface Writing {

        void run() throws IOException;
    }

    /** Returns whether recording stopped at the limit of events. */
    public boolean isCut() {
        return cut;
    }

    /** Returns whether another thread took part than the one that runs the tests, or was started. */
    public synchronized boolean hasOtherThreads() {
        return startedThreads || threads.count() > 1;
    }

    synchronized void threadStarted() {
        startedThreads = true;
    }

    int find(Object object) {
        return objects.find(object);
    }

    synchronized int add(Object object) {
        int number = objects.find(object);
        if (number == 0) {
            number = objects.add(object);
            definitions.object(number, object);
        }
        return number;
    }

    synchronized int reserve() {
        return objects.reserve();
    }

    /** Gives an object the number that was reserved for it, unless it has been met under another one. */
    synchronized int add(Object object, int reserved) {
        int number = objects.find(object);
        if (number == 0) {
            number = objects.add(object, reserved);
            definitions.object(reserved, object);
        }
        return number;
    }

    /** Describes a site that is used for the first time, and remembers its number in the table for later uses. */
    synchronized int define(int site, int[] siteNumbers) {
        if (siteNumbers[site] == 0) {
            if (used == usedSites.length) {
                usedSites = Arrays.copyOf(usedSites, used * 2);
                usedNumbers = Arrays.copyOf(usedNumbers, used * 2);
            }
            usedSites[used] = site;
            usedNumbers[used] = definitions.site(site);
            siteNumbers[site] = usedNumbers[used++];
        }
        return siteNumbers[site];
    }

    /** Leaves the table of site numbers to another trace. */
    synchronized void forget(int[] siteNumbers) {
        for (int i = 0; i < used; i++) {
            siteNumbers[usedSites[i]] = 0;
        }
    }

    /** Takes the table of site numbers again. */
    synchronized void recall(int[] siteNumbers) {
        for (int i = 0; i < used; i++) {
            siteNumbers[usedSites[i]] = usedNumbers[i];
        }
    }

    /** Returns the number of a thread in this trace. */
    synchronized int numberOf(EventWriter thread) {
        // Each has a buffer, and their heap is that of the tests.
        cut |= threads.areTooMany();
        return threads.numberOf(thread);
    }

    synchronized int nextSegment() {
        return ++segments;
    }

    synchronized EventWriter[] threads() {
        return threads.all();
    }

    /** Returns those that have ended since somebody asked, once there are many. */
    synchronized List<EventWriter> endedThreads() {
        return threads.ended();
    }

    /** Called when a thread has ended and handed everything over. */
    synchronized void forget(EventWriter thread) {
        threads.forget(thread);
    }

    /** Writes events of a thread, after the definitions that they use. */
    synchronized void write(byte[] payload, int length, long count) {
        if (events + count > eventLimit || bytes + length > share.bytes(methodsForThreads() > 0)) {
            cut = true;
        }
        // A thread that outlives its test may not have noticed yet that the trace has ended.
        if (!cut && !closed) {
            unlessFailed(() -> {
                writeDefinitions();
                file.write(ChunkType.EVENTS, payload, length);
            });
            events += count;
            bytes += length;
        }
    }

    private void writeDefinitions() throws IOException {
        ChunkBuffer pending = definitions.pending();
        if (pending.size() > 0) {
            file.write(ChunkType.DEFINITIONS, pending.bytes(), pending.size());
            bytes += pending.size();
            pending.clear();
        }
    }

    /** Returns whether this trace continues another one. */
    boolean continues(TraceWriter other) {
        return outer == other;
    }

    /** Completes the file while others are recorded, in case the JVM dies meanwhile. */
    synchronized void checkpoint() {
        if (file.exists()) {
            unlessFailed(() -> {
                writeDefinitions();
                ChunkBuffer end = end();
                file.writeProvisionally(ChunkType.END, end.bytes(), end.size());
            });
        }
    }

    /** Ends the file; a trace without events leaves none. */
    synchronized void close() {
        closed = true;
        unlessFailed(() -> {
            if (file.exists() || cut) {
                writeDefinitions();
                ChunkBuffer end = end();
                file.write(ChunkType.END, end.bytes(), end.size());
            }
            file.close();
        });
    }

    private ChunkBuffer end() {
        return new ChunkBuffer()
                .varint(events)
                .varint(objects.last())
                .varint(threads.count())
                .varint(cut ? TraceFormat.CUT : 0);
    }
}
