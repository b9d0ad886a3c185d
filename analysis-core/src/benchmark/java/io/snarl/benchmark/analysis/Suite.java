package io.snarl.benchmark.analysis;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A generated library with its tests.
 *
 * @param title what the table calls it
 * @param sources the text of each class, by its name
 * @param testClasses what is run
 * @param turns how often all tests together run the body of their loops
 */
record Suite(String title, Map<String, String> sources, List<String> testClasses, long turns) {

    static final String LIBRARY = "synthetic.library";
    static final String TESTS = "synthetic.tests";
    static final int TESTS_OF_A_CLASS = 10;

    /** Makes suites of one kind. */
    interface Kind {

        /** Makes one with test classes of ten tests, of which each runs its loops a number of times. */
        Suite of(int testClasses, int turns);
    }

    /** A class of a library for all tests, and tests that call its methods in the same loop. */
    static Suite repeating(int testClasses, int turns) {
        Map<String, String> sources = new TreeMap<>(Map.of(LIBRARY + ".Account", SuiteTexts.account()));
        List<String> tests = names("RepeatingTest", testClasses);
        for (int i = 0; i < testClasses; i++) {
            sources.put(tests.get(i), SuiteTexts.repeatingTest(i, turns));
        }
        return new Suite("repeating", sources, tests, (long) testClasses * TESTS_OF_A_CLASS * turns);
    }

    /** A class of the library for each test class, and no two calls of a method that go the same way. */
    static Suite varied(int testClasses, int turns) {
        Map<String, String> sources = new TreeMap<>();
        List<String> tests = names("VariedTest", testClasses);
        for (int i = 0; i < testClasses; i++) {
            sources.put(LIBRARY + ".Part" + i, SuiteTexts.part(i, testClasses));
            sources.put(tests.get(i), SuiteTexts.variedTest(i, testClasses, turns));
        }
        return new Suite("varied", sources, tests, (long) testClasses * TESTS_OF_A_CLASS * turns);
    }

    /** A class of tests which all use what a long setup of their class has made; each test calls a method in another way. */
    static Suite withSetup(int tests) {
        Map<String, String> sources = new TreeMap<>();
        for (int i = 0; i < SuiteTexts.PARTS_WITH_SETUP; i++) {
            sources.put(LIBRARY + ".Part" + i, SuiteTexts.part(i, SuiteTexts.PARTS_WITH_SETUP));
        }
        String name = TESTS + ".SetupTest";
        sources.put(name, SuiteTexts.setupTest(tests));
        return new Suite("setup", sources, List.of(name), tests);
    }

    private static List<String> names(String prefix, int count) {
        return IntStream.range(0, count).mapToObj(i -> TESTS + "." + prefix + i).toList();
    }
}
