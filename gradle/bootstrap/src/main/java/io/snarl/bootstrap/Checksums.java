package io.snarl.bootstrap;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/** The SHA-256 checksums that fetched files must have, by file name, as the program {@code sha256sum} writes them. */
record Checksums(Map<String, String> byFileName) {

    static Checksums load(Path file) throws IOException {
        Map<String, String> byFileName = new TreeMap<>();
        for (String line : Files.readAllLines(file)) {
            String[] checksumAndName = line.split("\\s+", 2);
            byFileName.put(checksumAndName[1], checksumAndName[0]);
        }
        return new Checksums(byFileName);
    }

    void verify(Path folder) throws IOException {
        for (Map.Entry<String, String> expected : byFileName.entrySet()) {
            Path file = folder.resolve(expected.getKey());
            if (!Files.isRegularFile(file)) {
                throw new BootstrapFailure("Maven did not bring " + expected.getKey()
                        + ": compare gradle/bootstrap/pom.xml with checksums.sha256 beside it.");
            }
            String actual = sha256(file);
            if (!actual.equals(expected.getValue())) {
                throw new BootstrapFailure(
                        expected.getKey() + " is not the file that was published (its SHA-256 is " + actual
                                + ", not " + expected.getValue()
                                + "): delete it from Maven's local repository, check the mirror"
                                + " it came from, and run gradlew again.");
            }
        }
    }

    private static String sha256(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            new DigestInputStream(in, digest).transferTo(java.io.OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256.", e);
        }
    }
}
