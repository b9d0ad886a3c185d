package io.snarl.paper;

import com.google.gson.Gson;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is known of a subject.
 *
 * @param name as the papers call it
 * @param listed the methods that have to be found, each with each and with itself; those that take their first lock in the
 *     same place are in one list, since they have the same deadlocks
 * @param others further methods that deadlock with each other and with those
 * @param never pairs of these methods that do not deadlock
 * @param omen the rows of the paper's tables, by their seed tests
 * @param intruder what is known of its atomicity violations, null if that was not looked at
 */
record Subject(
        String name,
        List<List<String>> listed,
        List<String> others,
        List<List<String>> never,
        Map<String, OmenRow> omen,
        Intruder intruder) {

    /** What OMEN came to; texts, since the paper rounds and leaves out as it likes. */
    record OmenRow(
            String events,
            String lockNodes,
            String cycles,
            String tests,
            String deadlocks,
            String truePositives,
            String seconds) {}

    /** Reads the subjects by their projects, in the order of the file. */
    static Map<String, Subject> read(Path file) throws IOException {
        return new Gson().fromJson(Files.readString(file), new TypeToken<Map<String, Subject>>() {}.getType());
    }

    /** Whether two methods can deadlock with each other. */
    boolean deadlocks(List<String> methods) {
        return methods.stream().allMatch(this::isKnown)
                && never.stream().noneMatch(pair -> Set.copyOf(pair).equals(Set.copyOf(methods)));
    }

    private boolean isKnown(String method) {
        return others.contains(method) || listed.stream().anyMatch(same -> same.contains(method));
    }

    /** Returns the pairs that have to be found and are not among some. */
    List<String> missing(List<List<String>> confirmed) {
        List<String> missing = new ArrayList<>();
        for (int i = 0; i < listed.size(); i++) {
            for (int j = i; j < listed.size(); j++) {
                List<String> one = listed.get(i);
                List<String> other = listed.get(j);
                if (deadlocks(List.of(one.get(0), other.get(0)))
                        && confirmed.stream().noneMatch(pair -> isOf(pair, one, other) || isOf(pair, other, one))) {
                    missing.add(String.join(" or ", one) + " with " + String.join(" or ", other));
                }
            }
        }
        return missing;
    }

    private static boolean isOf(List<String> pair, List<String> one, List<String> other) {
        return pair.size() == 2 && one.contains(pair.get(0)) && other.contains(pair.get(1));
    }
}
