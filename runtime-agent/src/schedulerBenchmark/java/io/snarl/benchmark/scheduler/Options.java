package io.snarl.benchmark.scheduler;

import io.snarl.benchmark.measuring.BenchmarkFailure;
import java.util.Iterator;
import java.util.List;

/**
 * What the command line asks for.
 *
 * @param rounds how often each tool is measured, by turns
 * @param warmUpMillis how long a JVM runs before it is measured
 * @param millis how long it is measured
 */
record Options(int rounds, long warmUpMillis, long millis) {

    private static final int ROUNDS = 3;
    private static final long WARM_UP_MILLIS = 6_000;
    private static final long MILLIS = 4_000;

    static Options parse(String[] arguments) {
        int rounds = ROUNDS;
        long warmUpMillis = WARM_UP_MILLIS;
        long millis = MILLIS;
        for (Iterator<String> rest = List.of(arguments).iterator(); rest.hasNext(); ) {
            String option = rest.next();
            if (!rest.hasNext()) {
                throw new BenchmarkFailure("The option " + option + " lacks its value.");
            }
            switch (option) {
                case "--rounds" -> rounds = Integer.parseInt(rest.next());
                case "--warm-up-millis" -> warmUpMillis = Long.parseLong(rest.next());
                case "--millis" -> millis = Long.parseLong(rest.next());
                default ->
                    throw new BenchmarkFailure("There is no option " + option
                            + ", but --rounds <number>, --warm-up-millis <number> and --millis <number>.");
            }
        }
        return new Options(rounds, warmUpMillis, millis);
    }
}
