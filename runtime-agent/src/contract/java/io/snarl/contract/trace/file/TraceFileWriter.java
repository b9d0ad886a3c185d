package io.snarl.contract.trace.file;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.zip.CRC32;

/**
 * The file of a trace, created when its first chunk is written.
 *
 * <p>It is no {@code FileChannel}, because that closes itself when the test's thread has been interrupted.
 */
public final class TraceFileWriter {

    private static final int NONE = -1;

    /** The limit of bytes held in memory. */
    private static final int MOST_HELD = 1 << 24;

    private File file;
    private final CRC32 checksum = new CRC32();
    private final byte[] chunkHeader = new byte[TraceFormat.CHUNK_HEADER];
    private RandomAccessFile out;
    private long provisionalEnd = NONE;

    /** What follows a provisional end, until there is another one: so the file stays whole if the JVM dies. */
    private final ByteArrayOutputStream held = new ByteArrayOutputStream();

    public TraceFileWriter(File file) {
        this.file = file;
    }

    public File file() {
        return file;
    }

    public boolean exists() {
        return out != null;
    }

    /** Continues in another file, moving what has been written. */
    public void moveTo(File target) throws IOException {
        if (out != null) {
            release();
            long position = out.getFilePointer();
            out.close();
            target.getParentFile().mkdirs();
            Files.move(file.toPath(), target.toPath(), StandardCopyOption.REPLACE_EXISTING);
            out = new RandomAccessFile(target, "rw");
            out.seek(position);
        }
        file = target;
    }

    public void write(ChunkType type, byte[] payload, int length) throws IOException {
        if (out == null) {
            file.getParentFile().mkdirs();
            out = new RandomAccessFile(file, "rw");
            out.setLength(0);
            out.write(TraceFormat.magic());
            out.writeShort(TraceFormat.VERSION);
        }
        checksum.reset();
        checksum.update(payload, 0, length);
        chunkHeader[0] = (byte) type.code();
        putInt(1, length);
        putInt(5, (int) checksum.getValue());
        if (provisionalEnd == NONE) {
            out.write(chunkHeader);
            out.write(payload, 0, length);
        } else {
            held.write(chunkHeader);
            held.write(payload, 0, length);
            if (held.size() > MOST_HELD) {
                release();
            }
        }
    }

    /** Writes what was held, in place of the provisional end. */
    private void release() throws IOException {
        if (provisionalEnd != NONE) {
            out.seek(provisionalEnd);
            out.write(held.toByteArray());
            out.setLength(out.getFilePointer());
            held.reset();
            provisionalEnd = NONE;
        }
    }

    /** Writes a chunk that is replaced by whatever is written next. */
    public void writeProvisionally(ChunkType type, byte[] payload, int length) throws IOException {
        long position = provisionalEnd == NONE ? out.getFilePointer() : provisionalEnd + held.size();
        write(type, payload, length);
        release();
        provisionalEnd = position;
    }

    private void putInt(int at, int value) {
        for (int i = 0; i < 4; i++) {
            chunkHeader[at + i] = (byte) (value >>> 24 - 8 * i);
        }
    }

    public void close() throws IOException {
        if (out != null) {
            release();
            out.close();
        }
    }

    /** Removes what was written. */
    public void delete() {
        held.reset();
        try {
            if (out != null) {
                out.close();
            }
            Files.deleteIfExists(file.toPath());
        } catch (IOException e) {
            // Nothing refers to the file, and there is no other way to get rid of it.
        }
    }
}
