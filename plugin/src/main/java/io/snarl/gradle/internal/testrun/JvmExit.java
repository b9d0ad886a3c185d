package io.snarl.gradle.internal.testrun;

import io.snarl.contract.settings.ExitStatus;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The way a test JVM ended.
 *
 * @param ofGradle what Gradle has to say against it, or null
 * @param failure what has failed in it apart from tests, or null
 */
public record JvmExit(RuntimeException ofGradle, String failure) {

    /** Gradle tells the status in no other way. */
    private static final Pattern STATUS = Pattern.compile("exit value (\\d+)");

    /** The status of its process, 0 if Gradle has not told of another. */
    public int status() {
        for (Throwable cause = ofGradle; cause != null; cause = cause.getCause()) {
            Matcher status = STATUS.matcher(String.valueOf(cause.getMessage()));
            if (status.find()) {
                return Integer.parseInt(status.group(1));
            }
        }
        return 0;
    }

    /** Whether it was ended from outside, which says nothing about the next one. */
    public boolean wasKilled() {
        return ExitStatus.isOfSignal(status());
    }
}
