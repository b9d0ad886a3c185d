package io.snarl.benchmark.analysis;

/** Writes the classes of generated suites. */
final class SuiteTexts {

    private static final int METHODS_OF_A_PART = 10;
    private static final int BRANCHES_OF_A_METHOD = 16;
    private static final int LINES_OF_A_TEST = 50;
    private static final int LINES_OF_A_SETUP = 80;
    private static final int TURNS_OF_A_SETUP = 64;

    /** Of these the first is for the setup. */
    static final int PARTS_WITH_SETUP = 21;

    /** Odd, so that different numbers stay different when they are multiplied by it and cut to sixteen bits. */
    private static final int SPREAD = 40_503;

    private SuiteTexts() {}

    static String account() {
        return """
                package %s;

                public class Account {

                    private final int[] history = new int[16];
                    private int balance;
                    private int moves;

                    public synchronized void deposit(int amount) {
                        balance += amount;
                        note(amount);
                    }

                    public synchronized void transferTo(Account other, int amount) {
                        balance -= amount;
                        note(amount);
                        other.deposit(amount);
                    }

                    public synchronized int sum() {
                        int sum = 0;
                        for (int amount : history) {
                            sum += amount;
                        }
                        return sum;
                    }

                    public int balance() {
                        return balance;
                    }

                    private void note(int amount) {
                        history[moves++ & 15] = amount;
                    }
                }
                """.formatted(Suite.LIBRARY);
    }

    static String repeatingTest(int number, int turns) {
        var methods = new StringBuilder();
        for (int i = 0; i < Suite.TESTS_OF_A_CLASS; i++) {
            methods.append("""

                        @Test
                        void moves_money_%d() {
                            var one = new Account();
                            var other = new Account();
                            for (int turn = 0; turn < %d; turn++) {
                                one.deposit(turn);
                                one.transferTo(other, 1);
                                other.transferTo(one, 1);
                                one.sum();
                                other.balance();
                            }
                        }
                    """.formatted(i, turns));
        }
        return testClass("RepeatingTest" + number, "Account", methods);
    }

    /** A class whose methods go one of 65,536 ways, as their first argument says. */
    static String part(int number, int parts) {
        var text = new StringBuilder("package " + Suite.LIBRARY + ";\n\npublic class Part" + number + " {\n\n");
        for (int i = 0; i < BRANCHES_OF_A_METHOD; i++) {
            text.append("    private int value" + i + ";\n");
        }
        text.append("\n    public synchronized void touch() {\n        value0++;\n    }\n");
        for (int method = 0; method < METHODS_OF_A_PART; method++) {
            text.append("\n    public synchronized void go" + method + "(int way, Part" + other(number, method, parts)
                    + " other) {\n        other.touch();\n");
            for (int i = 0; i < BRANCHES_OF_A_METHOD; i++) {
                text.append("        if ((way & " + (1 << i) + ") != 0) {\n            value" + i + " += value"
                        + (i + method) % BRANCHES_OF_A_METHOD + ";\n        }\n");
            }
            text.append("    }\n");
        }
        return text.append("}\n").toString();
    }

    static String variedTest(int number, int parts, int turns) {
        var methods = new StringBuilder();
        for (int test = 0; test < Suite.TESTS_OF_A_CLASS; test++) {
            methods.append("\n    @Test\n    void goes_many_ways_" + test + "() {\n        var one = new Part" + number
                    + "();\n        var alike = new Part" + other(number, 0, parts)
                    + "();\n        var next = new Part" + other(number, 1, parts) + "();\n");
            methods.append(loops(test * LINES_OF_A_TEST, LINES_OF_A_TEST, turns));
            methods.append("    }\n");
        }
        return testClass("VariedTest" + number, "*", methods);
    }

    static String setupTest(int tests) {
        var text = new StringBuilder();
        for (int part = 0; part < PARTS_WITH_SETUP; part++) {
            text.append("    static Part" + part + " part" + part + " = new Part" + part + "();\n");
        }
        text.append("\n    @org.junit.jupiter.api.BeforeAll\n    static void prepare() {\n        var one = part0;\n"
                + "        var alike = new Part0();\n        var next = part1;\n"
                + loops(0, LINES_OF_A_SETUP, TURNS_OF_A_SETUP) + "    }\n");
        for (int test = 0; test < tests; test++) {
            int part = 1 + test % (PARTS_WITH_SETUP - 1);
            int method = test / PARTS_WITH_SETUP % METHODS_OF_A_PART;
            int other = other(part, method, PARTS_WITH_SETUP);
            text.append("\n    @Test\n    void goes_one_way_" + test + "() {\n        part" + part + ".go" + method
                    + "("
                    + (test * SPREAD & 65_535) + ", " + (other == part ? "new Part" + part + "()" : "part" + other)
                    + ");\n    }\n");
        }
        return testClass("SetupTest", "*", text);
    }

    /** Loops of which each calls a method in many ways, and never in one of another loop. */
    private static String loops(int firstLine, int lines, int turns) {
        var text = new StringBuilder();
        for (int line = 0; line < lines; line++) {
            int method = line % METHODS_OF_A_PART;
            int first = (firstLine + line) / METHODS_OF_A_PART * turns;
            text.append("        for (int turn = " + first + "; turn < " + (first + turns) + "; turn++) {\n"
                    + "            one.go" + method + "(turn * " + SPREAD + " & 65535, "
                    + (method == 0 ? "alike" : "next") + ");\n        }\n");
        }
        return text.toString();
    }

    /** The first method of each class takes a lock of its own class, the others one of the class that comes next. */
    private static int other(int part, int method, int parts) {
        return method == 0 ? part : (part + 1) % parts;
    }

    private static String testClass(String name, String imported, CharSequence methods) {
        return "package " + Suite.TESTS + ";\n\nimport org.junit.jupiter.api.Test;\nimport " + Suite.LIBRARY + "."
                + imported + ";\n\nclass " + name + " {\n" + methods + "}\n";
    }
}
