package io.snarl.agent.schedule;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts the new names of a test and its class in the place of those that it had when its schedule was written. */
final class TestRenaming {

    private static final String BEFORE = "(?<![\\p{L}\\p{N}_$.])";

    private final String oldClass;
    private final String oldMethod;
    private final String newClass;
    private final String newMethod;

    /** Both are given as {@code demo.BankTest#transfers(int)[2]}. */
    TestRenaming(String oldTest, String newTest) {
        this.oldClass = oldTest.substring(0, Math.max(0, oldTest.indexOf('#')));
        this.oldMethod = methodOf(oldTest);
        this.newClass = newTest.substring(0, Math.max(0, newTest.indexOf('#')));
        this.newMethod = methodOf(newTest);
    }

    private static String methodOf(String test) {
        int end = test.lastIndexOf('(');
        return test.substring(test.indexOf('#') + 1, end < 0 ? test.length() : end);
    }

    /** The text with places in the test named as they are now. */
    String of(String text) {
        if (oldClass.isEmpty() || newClass.isEmpty()) {
            return text;
        }
        String method = BEFORE + Pattern.quote(oldClass + "." + oldMethod) + "(?=\\(|$)";
        String type = BEFORE + Pattern.quote(oldClass) + "(?=[.$])";
        String renamed = text.replaceAll(method, Matcher.quoteReplacement(newClass + "." + newMethod));
        return renamed.replaceAll(type, Matcher.quoteReplacement(newClass));
    }
}
