package io.snarl.suites;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What the command is asked for.
 *
 * @param only names of libraries; none means all
 * @param catalog a file with other libraries, or null
 * @param timeBudget of synthesis, as its task takes it
 * @param stepTimeout after which a build is given up
 * @param print whether the tables of earlier runs are printed and nothing is run
 */
record Options(List<String> only, Path catalog, String timeBudget, Duration stepTimeout, boolean print) {

    static Options parse(String... arguments) {
        List<String> only = new ArrayList<>();
        Path catalog = null;
        String timeBudget = "60s";
        Duration stepTimeout = Duration.ofMinutes(20);
        boolean print = false;
        for (int i = 0; i < arguments.length; i++) {
            switch (arguments[i]) {
                case "--only" -> only.add(value(arguments, ++i));
                case "--catalog" -> catalog = Path.of(value(arguments, ++i));
                case "--time-budget" -> timeBudget = value(arguments, ++i);
                case "--step-timeout" -> stepTimeout = Duration.ofMinutes(Long.parseLong(value(arguments, ++i)));
                case "--print" -> print = true;
                default ->
                    throw new IllegalArgumentException("There is no option " + arguments[i]
                            + "; use --only <library>, --catalog <file>, --time-budget <60s>, --step-timeout <minutes> or"
                            + " --print.");
            }
        }
        return new Options(List.copyOf(only), catalog, timeBudget, stepTimeout, print);
    }

    private static String value(String[] arguments, int index) {
        if (index == arguments.length) {
            throw new IllegalArgumentException("The option " + arguments[index - 1] + " needs a value.");
        }
        return arguments[index];
    }
}
