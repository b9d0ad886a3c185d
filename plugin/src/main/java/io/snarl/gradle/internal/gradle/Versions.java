package io.snarl.gradle.internal.gradle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The versions that this plugin was built with. */
public final class Versions {

    private static final Properties VERSIONS = read();

    private Versions() {}

    /** The version of Snarl itself. */
    public static String snarl() {
        return VERSIONS.getProperty("snarl");
    }

    private static Properties read() {
        var versions = new Properties();
        try (InputStream file = Versions.class.getResourceAsStream("versions.properties")) {
            versions.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return versions;
    }
}
