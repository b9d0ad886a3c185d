package io.snarl.contract.schedule;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces the old names of a test and its class in the places of a schedule by their new ones. */
final class TestRenaming {

    private static final String NOT_WITHIN_NAME = "(?<![\\p{L}\\p{N}_$.])";

    private final TestName before;
    private final TestName after;

    /** Both are given as {@code demo.BankTest#transfers(int)[2]}. */
    TestRenaming(String oldTest, String newTest) {
        this.before = TestName.parse(oldTest);
        this.after = TestName.parse(newTest);
    }

    /** Returns the text with the names that the test has now. */
    String of(String text) {
        if (before.className().isEmpty() || after.className().isEmpty()) {
            return text;
        }
        String method = NOT_WITHIN_NAME + Pattern.quote(before.qualified()) + "(?=\\(|$)";
        String type = NOT_WITHIN_NAME + Pattern.quote(before.className()) + "(?=[.$])";
        String renamed = text.replaceAll(method, Matcher.quoteReplacement(after.qualified()));
        return renamed.replaceAll(type, Matcher.quoteReplacement(after.className()));
    }
}
