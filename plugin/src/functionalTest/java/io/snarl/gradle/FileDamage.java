package io.snarl.gradle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

/**
 * A way to damage a file.
 *
 * @param cutting whether it is cut off, or else changed in some of its bytes
 */
record FileDamage(boolean cutting, Random random) {

    static FileDamage drawnFrom(Random random) {
        return new FileDamage(random.nextBoolean(), random);
    }

    String word() {
        return cutting ? "cutting off" : "changing";
    }

    /** Damages a file, and says where; empty if there is nothing in it. */
    String of(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        if (bytes.length == 0) {
            return "";
        }
        int place = random.nextInt(bytes.length);
        if (cutting) {
            Files.write(file, Arrays.copyOf(bytes, place));
        } else {
            bytes[place] ^= (byte) (1 + random.nextInt(255));
            Files.write(file, bytes);
        }
        return " at " + place + " of " + bytes.length;
    }
}
