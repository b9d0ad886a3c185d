package behaviour;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Uses generics, streams, wide values and operators of all kinds, so that much code is verified. */
public class Streams {

    public Map<Integer, List<String>> byLength(List<String> words) {
        return words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
    }

    public double mixed(int i, long l, float f, double d, boolean z, char c, byte b, short s) {
        long[] longs = {l, l + i};
        double[][] doubles = {{d}, {f, d}};
        longs[1] ^= longs[0] << 3 | i;
        doubles[1][0] = z ? doubles[0][0] * f : longs[1];
        doubles[1][1] -= c + b - s;
        int index = longs[0] > 4 ? 1 : 0;
        long last = longs[index]++;
        return doubles[1][0] + doubles[index][index] + last + longs[index];
    }

    public String loops(int n) {
        StringBuilder text = new StringBuilder();
        outer:
        for (int i = 0; i < n; i++) {
            for (int j = n; j > 0; j--) {
                try {
                    if (i == j) {
                        continue outer;
                    }
                    if (i * j > 12) {
                        break outer;
                    }
                    text.append(i * 10 + j).append(' ');
                } finally {
                    text.append('.');
                }
            }
        }
        return text.toString();
    }

    public String kind(Object value) {
        if (value instanceof String text && !text.isEmpty()) {
            return text;
        } else if (value instanceof int[] numbers) {
            return "" + numbers[0];
        }
        return switch (String.valueOf(value)) {
            case "null" -> "none";
            case "Aa", "BB" -> "collision";
            default -> value.getClass().getSimpleName();
        };
    }
}
