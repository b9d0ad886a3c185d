package io.snarl.bootstrap;

import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** A distribution of Gradle as the wrapper knows it: where it comes from and where it belongs. */
record WrapperDistribution(URI url, Path distributionsFolder) {

    /** The name of the archive without its ending, such as {@code gradle-8.8-bin}. */
    String name() {
        String path = url.getPath();
        return path.substring(path.lastIndexOf('/') + 1).replaceFirst("\\.zip$", "");
    }

    /** The folder of all distributions with this name, whatever address they came from. */
    Path familyFolder() {
        return distributionsFolder.resolve(name());
    }

    /** The folder of the distribution from this very address; the wrapper accepts a single folder inside it. */
    Path folder() {
        return familyFolder().resolve(hashOf(url));
    }

    Path home() {
        return folder().resolve(name().replaceFirst("-(bin|all)$", ""));
    }

    /** The file whose presence tells the wrapper that the distribution is complete. */
    Path marker() {
        return folder().resolve(name() + ".zip.ok");
    }

    /** The file that the wrapper, too, locks while it installs. */
    Path lockFile() {
        return folder().resolve(name() + ".zip.lck");
    }

    boolean isInstalled() {
        return Files.isRegularFile(marker()) && Files.isDirectory(home().resolve("lib"));
    }

    private static String hashOf(URI url) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("MD5").digest(url.toString().getBytes(StandardCharsets.UTF_8));
            return new BigInteger(1, digest).toString(36);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has MD5.", e);
        }
    }
}
