package io.snarl.agent.seed;

/**
 * Explains why a test has no trace though it is not known to fail.
 *
 * @param reason what happened, as it is said in brackets after the name of the test
 * @param remedy what a user can do, or null
 * @param mayPassAgain whether it may be there if the same is run again
 */
record LostTrace(String reason, String remedy, boolean mayPassAgain) {

    static LostTrace noEnd(long seconds, String place) {
        return new LostTrace(
                "no end after " + duration(seconds) + place,
                "raise snarl.seedTests.testTimeout if it only needs longer",
                true);
    }

    static LostTrace notWritten(Exception cause) {
        return new LostTrace(
                "its trace could not be written: " + cause.getMessage(),
                "make room on the disk or make the directory of traces writable, and run traceSeedTests again",
                true);
    }

    static LostTrace engineEnded(String cause) {
        return new LostTrace("its test engine ended in the middle of it: " + cause, null, false);
    }

    private static String duration(long seconds) {
        return seconds % 60 == 0
                ? seconds / 60 + (seconds == 60 ? " minute" : " minutes")
                : seconds + (seconds == 1 ? " second" : " seconds");
    }
}
