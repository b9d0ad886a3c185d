package io.snarl.benchmark;

import io.snarl.benchmark.measuring.BenchmarkFailure;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * What the command line asks for.
 *
 * @param rounds how often each library is run plain and traced
 * @param only the parts to run, all if there are none
 * @param tracedJvmArguments further arguments of traced JVMs, to try them out
 */
record Options(int rounds, List<String> only, List<String> tracedJvmArguments) {

    private static final int ROUNDS = 3;

    static Options parse(String[] arguments) {
        int rounds = ROUNDS;
        List<String> only = new ArrayList<>();
        List<String> tracedJvmArguments = new ArrayList<>();
        for (Iterator<String> rest = List.of(arguments).iterator(); rest.hasNext(); ) {
            String option = rest.next();
            if (!rest.hasNext()) {
                throw new BenchmarkFailure("The option " + option + " lacks its value.");
            }
            switch (option) {
                case "--rounds" -> rounds = Integer.parseInt(rest.next());
                case "--only" -> only.add(rest.next());
                case "--traced-jvm-argument" -> tracedJvmArguments.add(rest.next());
                default ->
                    throw new BenchmarkFailure("There is no option " + option
                            + ", but --rounds <number>, --only <part> and --traced-jvm-argument <argument>.");
            }
        }
        return new Options(rounds, List.copyOf(only), List.copyOf(tracedJvmArguments));
    }

    boolean wants(String part) {
        return only.isEmpty() || only.contains(part);
    }
}
