package org.gradle.internal.installation.beacon;

/** Marks, by the place of the jar it is in, the installation that a class path was taken from. */
public final class InstallationBeacon {

    private InstallationBeacon() {}
}
