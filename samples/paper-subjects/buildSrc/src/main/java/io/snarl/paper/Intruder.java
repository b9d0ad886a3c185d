package io.snarl.paper;

import java.util.List;
import java.util.stream.Stream;

/**
 * What is known of the atomicity violations of a subject. Each pair is two lists of methods, and means each method of the one
 * with each of the other; {@code name(*)} is all methods of that name.
 *
 * @param listed pairs of which at least one each has to be found
 * @param others further pairs that go wrong
 * @param paper the row of the paper's table, null if the paper does not have the class
 */
record Intruder(List<List<List<String>>> listed, List<List<List<String>>> others, Row paper) {

    /** What INTRUDER came to, in table 6. */
    record Row(int pairs, int unique, int tests, int violations, int harmful, double seconds) {}

    /** Whether two methods can violate each other's atomicity. */
    boolean isHarmful(List<String> methods) {
        return Stream.concat(listed.stream(), others.stream()).anyMatch(pair -> isOf(methods, pair));
    }

    /** Returns the pairs that have to be found and are not among some. */
    List<String> missing(List<List<String>> confirmed) {
        return listed.stream()
                .filter(pair -> confirmed.stream().noneMatch(methods -> isOf(methods, pair)))
                .map(pair -> String.join(" or ", pair.get(0)) + " with " + String.join(" or ", pair.get(1)))
                .toList();
    }

    private static boolean isOf(List<String> methods, List<List<String>> pair) {
        return methods.size() == 2
                && (isOf(methods.get(0), methods.get(1), pair) || isOf(methods.get(1), methods.get(0), pair));
    }

    private static boolean isOf(String one, String other, List<List<String>> pair) {
        return contains(pair.get(0), one) && contains(pair.get(1), other);
    }

    private static boolean contains(List<String> methods, String method) {
        return methods.contains(method) || methods.contains(method.substring(0, method.indexOf('(')) + "(*)");
    }
}
