package io.snarl.contract.schedule;

/**
 * The name of a test in schedules and results, such as {@code demo.BankTest#transfers(int)[2]}.
 *
 * @param className the class; empty for a test that has none
 * @param method the method without parameters, or whatever else the test is called by
 */
public record TestName(String className, String method) {

    /** Reads a name. */
    public static TestName parse(String test) {
        int start = test.indexOf('#');
        int end = test.lastIndexOf('(');
        return new TestName(
                test.substring(0, Math.max(0, start)), test.substring(start + 1, end <= start ? test.length() : end));
    }

    /** Returns class and method with a dot between them, as stack traces have it. */
    public String qualified() {
        return className.isEmpty() ? method : className + "." + method;
    }
}
