package io.snarl.core.lab;

import io.snarl.contract.result.TestResult;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What came of tests in the lab.
 *
 * @param results those of the tests that have ended, by class and method
 * @param problems why others have not, by the names of their classes or, where a class has several tests, by class and method
 * @param cut whether tests were left because there is to be an end
 * @param outOfMemory whether there was not enough memory to compile some
 * @param killed whether tests have not ended because something has killed their JVMs, which need not be these tests
 */
public record LabRun(
        Map<String, TestResult> results,
        Map<String, String> problems,
        boolean cut,
        boolean outOfMemory,
        boolean killed) {

    public LabRun {
        results = Map.copyOf(results);
        problems = Map.copyOf(problems);
    }

    /** Returns what came of the tests of this run and of those of another. */
    public LabRun and(LabRun other) {
        Map<String, TestResult> allResults = new HashMap<>(results);
        allResults.putAll(other.results);
        Map<String, String> allProblems = new HashMap<>(problems);
        allProblems.putAll(other.problems);
        return new LabRun(
                allResults, allProblems, cut || other.cut, outOfMemory || other.outOfMemory, killed || other.killed);
    }

    /** Returns what came of a test. */
    public Optional<TestResult> resultOf(String className, String method) {
        return Optional.ofNullable(results.get(nameOf(className, method)));
    }

    /** Returns why a test has not ended. */
    public Optional<String> problemOf(String className, String method) {
        return Optional.ofNullable(problems.get(nameOf(className, method)))
                .or(() -> Optional.ofNullable(problems.get(className)));
    }

    /** Returns the results by class, for classes that have one test each. */
    public Map<String, TestResult> resultsByClass() {
        Map<String, TestResult> byClass = new HashMap<>();
        results.values().forEach(test -> test.className().ifPresent(name -> byClass.put(name, test)));
        return byClass;
    }

    /** Returns the problems by class, for classes that have one test each. */
    public Map<String, String> problemsByClass() {
        Map<String, String> byClass = new HashMap<>();
        problems.forEach((name, problem) -> byClass.put(classIn(name), problem));
        return byClass;
    }

    static String nameOf(String className, String method) {
        return className + "#" + method;
    }

    static String classIn(String name) {
        int end = name.indexOf('#');
        return end < 0 ? name : name.substring(0, end);
    }

    /** Returns the name of the test with an id such as {@code demo.BankTest#transfers()}. */
    static String nameIn(String id) {
        int end = id.indexOf('(');
        return end < 0 ? id : id.substring(0, end);
    }
}
