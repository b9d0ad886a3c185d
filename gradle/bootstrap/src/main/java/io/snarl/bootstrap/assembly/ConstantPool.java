package io.snarl.bootstrap.assembly;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.function.UnaryOperator;

/** The constants of a class file, in which the names of other classes stand (JVM Specification, section 4.4). */
final class ConstantPool {

    private static final int HEADER = 8;
    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    private ConstantPool() {}

    /** The class file with all names and strings in it replaced. */
    static byte[] rewrite(byte[] classFile, UnaryOperator<String> replacement) throws IOException {
        ByteArrayOutputStream result = new ByteArrayOutputStream(classFile.length);
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
        DataOutputStream out = new DataOutputStream(result);
        out.write(in.readNBytes(HEADER));
        int count = in.readUnsignedShort();
        out.writeShort(count);
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            out.writeByte(tag);
            if (tag == UTF8) {
                out.writeUTF(replacement.apply(in.readUTF()));
            } else {
                out.write(in.readNBytes(sizeOf(tag)));
            }
            if (tag == LONG || tag == DOUBLE) {
                i++; // These two count as two constants.
            }
        }
        in.transferTo(out);
        return result.toByteArray();
    }

    private static int sizeOf(int tag) {
        return switch (tag) {
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
            case LONG, DOUBLE -> 8;
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            default ->
                throw new IllegalArgumentException("Not a class file: it has a constant with the tag " + tag + ".");
        };
    }
}
