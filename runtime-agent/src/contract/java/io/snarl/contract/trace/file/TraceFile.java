package io.snarl.contract.trace.file;

import io.snarl.contract.trace.BrokenTraceException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/** The chunks of a trace, found by reading their headers alone. */
final class TraceFile implements Closeable {

    private static final byte[] MAGIC = TraceFormat.magic();
    private static final int FILE_HEADER = MAGIC.length + Short.BYTES;

    private final Path path;
    private final FileChannel channel;
    private final List<Chunk> chunks = new ArrayList<>();

    record Chunk(ChunkType type, long position, int length, int checksum) {}

    private TraceFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    static TraceFile open(Path path) {
        try {
            var file = new TraceFile(path, FileChannel.open(path, StandardOpenOption.READ));
            try {
                file.readHeader();
                file.findChunks();
            } catch (BrokenTraceException | IOException e) {
                file.close();
                throw e;
            }
            return file;
        } catch (IOException e) {
            throw BrokenTraceException.unreadable(path, e);
        }
    }

    Path path() {
        return path;
    }

    List<Chunk> chunks() {
        return chunks;
    }

    /** Reads the payload of a chunk and compares it with its checksum. */
    ChunkReader read(Chunk chunk) {
        byte[] payload = readFully(chunk.position(), chunk.length());
        var actual = new CRC32();
        actual.update(payload);
        if ((int) actual.getValue() != chunk.checksum()) {
            throw damaged("the checksum of the chunk at byte " + chunk.position() + " does not match its content");
        }
        return new ChunkReader(path, payload);
    }

    /** Reads the first bytes of a chunk, which are not compared with its checksum. */
    ChunkReader peek(Chunk chunk, int length) {
        return new ChunkReader(path, readFully(chunk.position(), Math.min(length, chunk.length())));
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw BrokenTraceException.unreadable(path, e);
        }
    }

    private void readHeader() throws IOException {
        byte[] start = readFully(0, (int) Math.min(MAGIC.length, channel.size()));
        if (!Arrays.equals(start, Arrays.copyOf(MAGIC, start.length))) {
            throw BrokenTraceException.foreign(path);
        }
        if (channel.size() < FILE_HEADER) {
            throw BrokenTraceException.cutOff(path);
        }
        long version = new ChunkReader(path, readFully(MAGIC.length, Short.BYTES)).bigEndian(Short.BYTES);
        if (version != TraceFormat.VERSION) {
            throw BrokenTraceException.ofOtherVersion(path, version, TraceFormat.VERSION);
        }
    }

    private void findChunks() throws IOException {
        long position = FILE_HEADER;
        long size = channel.size();
        while (position < size) {
            if (!chunks.isEmpty() && latest().type() == ChunkType.END) {
                throw damaged("it goes on after its end chunk");
            }
            if (size - position < TraceFormat.CHUNK_HEADER) {
                throw BrokenTraceException.cutOff(path);
            }
            chunks.add(readChunkHeader(position, size));
            position = latest().position() + latest().length();
        }
        if (chunks.isEmpty() || latest().type() != ChunkType.END) {
            throw BrokenTraceException.cutOff(path);
        }
    }

    private Chunk readChunkHeader(long position, long size) {
        var header = new ChunkReader(path, readFully(position, TraceFormat.CHUNK_HEADER));
        int type = header.unsignedByte();
        if (!ChunkType.isKnown(type)) {
            throw damaged("the chunk at byte " + position + " is of the unknown type " + type);
        }
        long length = header.bigEndian(Integer.BYTES);
        long start = position + TraceFormat.CHUNK_HEADER;
        if (length > size - start) {
            throw BrokenTraceException.cutOff(path);
        }
        if (length > TraceFormat.LONGEST_CHUNK) {
            throw damaged("the chunk at byte " + position + " has " + length + " bytes, which is too long");
        }
        int checksum = (int) header.bigEndian(Integer.BYTES);
        return new Chunk(ChunkType.of(type), start, (int) length, checksum);
    }

    private Chunk latest() {
        return chunks.get(chunks.size() - 1);
    }

    private byte[] readFully(long position, int length) {
        var bytes = ByteBuffer.allocate(length);
        try {
            while (bytes.hasRemaining()) {
                if (channel.read(bytes, position + bytes.position()) < 0) {
                    throw BrokenTraceException.cutOff(path);
                }
            }
        } catch (IOException e) {
            throw BrokenTraceException.unreadable(path, e);
        }
        return bytes.array();
    }

    private BrokenTraceException damaged(String what) {
        return BrokenTraceException.damaged(path, what);
    }
}
