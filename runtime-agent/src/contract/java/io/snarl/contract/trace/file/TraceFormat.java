package io.snarl.contract.trace.file;

import java.nio.charset.StandardCharsets;

/** What writer and reader of a trace agree on besides the numbers of tags and kinds. */
public final class TraceFormat {

    /** The version of the files that are written and read. */
    public static final int VERSION = 3;

    /** The flag of a trace that was cut at the limit of events. */
    public static final int CUT = 1;

    /** The depth beyond which arrays in arrays are recorded as objects, so that no trace can exhaust the stack. */
    public static final int DEEPEST_ARRAY = 3;

    /** More than any writer makes, and little enough to be read at once whatever a damaged header says. */
    static final int LONGEST_CHUNK = 1 << 26;

    /** Type, length and checksum. */
    static final int CHUNK_HEADER = 1 + 2 * Integer.BYTES;

    private static final byte[] MAGIC = "SNARLTRC".getBytes(StandardCharsets.US_ASCII);

    private TraceFormat() {}

    /** Returns what a trace begins with, before its version. */
    static byte[] magic() {
        return MAGIC.clone();
    }
}
