package io.snarl.contract.trace.file;

/** Where a chunk of events is, and of which thread and segment it says its events are. */
record EventChunk(TraceFile.Chunk chunk, int thread, int threadObject, long segment) {

    /** Three varints are never longer. */
    static final int LONGEST_HEAD = 30;

    static EventChunk readFrom(TraceFile.Chunk chunk, ChunkReader bytes) {
        return new EventChunk(chunk, bytes.number(), bytes.number(), bytes.longNumber());
    }
}
