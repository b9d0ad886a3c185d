package io.snarl.core.lab;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A test for the lab.
 *
 * @param className the binary name of its class
 * @param method the name of its method
 * @param source that of its class
 * @param collecting what to look for in it
 * @param schedules how many schedules are tried at most
 */
public record LabTrial(String className, String method, String source, Collecting collecting, int schedules) {

    /** Returns what its result depends on, besides the code that it tests, as a name. */
    String key() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String part : new String[] {className, method, source, collecting.word(), String.valueOf(schedules)}) {
                digest.update(part.getBytes(UTF_8));
                digest.update((byte) 0);
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 12);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JVM has SHA-256", e);
        }
    }
}
