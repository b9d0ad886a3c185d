package io.snarl.agent.record;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.zip.CRC32;

/**
 * The file of a trace, made when the first chunk is written.
 *
 * <p>It is no {@code FileChannel}, because that closes itself when the test's thread has been interrupted.
 */
final class TraceFile {

    private static final byte[] HEADER = {'S', 'N', 'A', 'R', 'L', 'T', 'R', 'C', 0, 1};

    private static final int NONE = -1;

    private File file;
    private final CRC32 checksum = new CRC32();
    private final byte[] chunkHeader = new byte[9];
    private RandomAccessFile out;
    private long provisionalEnd = NONE;

    TraceFile(File file) {
        this.file = file;
    }

    File file() {
        return file;
    }

    boolean exists() {
        return out != null;
    }

    /** Goes on in another file, which takes along what has been written. */
    void moveTo(File target) throws IOException {
        if (out != null) {
            long position = out.getFilePointer();
            out.close();
            target.getParentFile().mkdirs();
            Files.move(file.toPath(), target.toPath(), StandardCopyOption.REPLACE_EXISTING);
            out = new RandomAccessFile(target, "rw");
            out.seek(position);
        }
        file = target;
    }

    void write(int type, byte[] payload, int length) throws IOException {
        if (out == null) {
            file.getParentFile().mkdirs();
            out = new RandomAccessFile(file, "rw");
            out.setLength(0);
            out.write(HEADER);
        }
        if (provisionalEnd != NONE) {
            out.setLength(provisionalEnd);
            out.seek(provisionalEnd);
            provisionalEnd = NONE;
        }
        checksum.reset();
        checksum.update(payload, 0, length);
        chunkHeader[0] = (byte) type;
        putInt(1, length);
        putInt(5, (int) checksum.getValue());
        out.write(chunkHeader);
        out.write(payload, 0, length);
    }

    /** Writes a chunk that is replaced by whatever is written next. */
    void writeProvisionally(int type, byte[] payload, int length) throws IOException {
        long position = provisionalEnd != NONE ? provisionalEnd : out.getFilePointer();
        write(type, payload, length);
        provisionalEnd = position;
    }

    private void putInt(int at, int value) {
        for (int i = 0; i < 4; i++) {
            chunkHeader[at + i] = (byte) (value >>> 24 - 8 * i);
        }
    }

    void close() throws IOException {
        if (out != null) {
            out.close();
        }
    }
}
