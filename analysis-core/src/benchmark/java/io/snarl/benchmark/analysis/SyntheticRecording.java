package io.snarl.benchmark.analysis;

import io.snarl.testing.PayloadBytes;
import io.snarl.testing.TraceBytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the trace of a test that calls all methods of a {@link SyntheticLibrary} in turn, and the index of the recording. */
final class SyntheticRecording {

    private static final int EVENTS_OF_A_CHUNK = 20_000;
    private static final int TURNS_OF_A_LOOP = 20;
    private static final int CALLS_FOR_AN_OBJECT = 8;

    private final TraceBytes trace = new TraceBytes();
    private final SyntheticLibrary library;
    private final int[] objects;
    private final int[] olderObjects;
    private final int[] arrays;
    private PayloadBytes chunk;
    private int chunkEvents;
    private int latestObject;
    private long events;

    private SyntheticRecording(int nodes) {
        library = new SyntheticLibrary(trace, nodes);
        objects = new int[library.classes().size()];
        olderObjects = new int[library.classes().size()];
        arrays = new int[library.classes().size()];
    }

    /** Writes a recording into a directory, in place of the one before. */
    static void write(Path directory, long events, int nodes) {
        var recording = new SyntheticRecording(nodes);
        recording.run(events);
        try {
            Files.createDirectories(directory);
            recording.trace.writeTo(directory.resolve("visits.trace"));
            Files.writeString(directory.resolve("index.jsonl"), recording.index());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String index() {
        return """
                {"kind":"run","version":2,"java":"17","branches":true}
                {"kind":"begin","id":"visits"}
                {"kind":"test","id":"visits","class":"synthetic.LibraryTest","method":"visits","name":"visits()",\
                "outcome":"passed","trace":"visits.trace","events":%d,"threads":false,"cut":false}
                {"kind":"end","subjects":%d,"libraries":0,"tests":1}
                """.formatted(events, library.classes().size());
    }

    private void run(long leastEvents) {
        int thread = ++latestObject;
        int test = ++latestObject;
        trace.object(thread, library.threadClass()).object(test, library.testClass());
        startChunk();
        event(library.testEnter()).ref(test);
        for (int call = 0; events < leastEvents; call++) {
            var visit = library.visits().get(call % library.visits().size());
            while (olderObjects[visit.target()] == 0) {
                construct(visit.target());
            }
            if (objects[visit.owner()] == 0 || call % CALLS_FOR_AN_OBJECT == 0) {
                construct(visit.owner());
            }
            call(visit);
        }
        event(library.testExit());
        flush();
        trace.end(1, false);
    }

    private void construct(int index) {
        var type = library.classes().get(index);
        var sites = type.constructor();
        int object = ++latestObject;
        int array = ++latestObject;
        trace.object(object, type.number()).object(array, library.arrayClass());
        event(sites.call()).ref(0);
        event(sites.enter()).ref(object);
        event(sites.newArray()).ref(array).number(TURNS_OF_A_LOOP);
        event(sites.putData()).ref(object).ref(array);
        event(sites.exit());
        event(sites.newObject()).ref(object);
        chunk.returned().objectValue(object);
        olderObjects[index] = objects[index];
        objects[index] = object;
        arrays[index] = array;
    }

    private void call(SyntheticLibrary.Visit visit) {
        var sites = visit.sites();
        int receiver = objects[visit.owner()];
        int argument = olderObjects[visit.target()];
        event(sites.call()).ref(receiver).argument().objectValue(argument);
        event(sites.enter()).ref(receiver);
        event(sites.lock()).ref(receiver);
        for (int turn = 0; turn < TURNS_OF_A_LOOP; turn++) {
            event(sites.branch()).octet(0);
            event(sites.getData()).ref(receiver).ref(arrays[visit.owner()]);
            event(sites.getElement()).ref(arrays[visit.owner()]).number(turn);
            event(sites.putElement()).ref(arrays[visit.owner()]).number(turn);
        }
        event(sites.branch()).octet(2);
        event(sites.invoke());
        touch(library.classes().get(visit.target()).touch(), argument);
        event(sites.unlock()).ref(receiver);
        event(sites.exit());
        chunk.returned().noValue();
        if (chunkEvents >= EVENTS_OF_A_CHUNK) {
            flush();
            startChunk();
        }
    }

    private void touch(Sites.Touch sites, int object) {
        event(sites.enter()).ref(object);
        event(sites.lock()).ref(object);
        event(sites.putCount()).ref(object);
        event(sites.unlock()).ref(object);
        event(sites.exit());
    }

    private PayloadBytes event(int site) {
        events++;
        chunkEvents++;
        return chunk.event(site);
    }

    private void startChunk() {
        chunk = TraceBytes.events(1, 1, 1);
        chunkEvents = 0;
    }

    private void flush() {
        trace.add(chunk);
    }
}
