package io.snarl.agent.controlled;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The program of the child JVM: runs everything, one thing after the other. */
public final class ControlledMain {

    private ControlledMain() {}

    /**
     * Runs everything.
     *
     * @param arguments the directory of changed programs, and the binary names of classes with cases; those that spoil the
     *     JVM must come last
     */
    public static void main(String[] arguments) throws Exception {
        var laboratory = new Laboratory();
        List<Case> cases = new ArrayList<>();
        for (String name : List.of(arguments).subList(1, arguments.length)) {
            cases.addAll(Case.of(Class.forName(name)));
        }
        laboratory.announce(cases);
        new ChangeRun(laboratory, Path.of(arguments[0])).run();
        for (Case tried : cases) {
            new CaseRun(laboratory, tried).run();
            if (ControlledPrograms.OF_STRATEGIES.contains(tried.name())) {
                new StrategyRun(laboratory).run(tried);
            }
        }
        // Threads that could not be ended must not keep the JVM.
        System.exit(0);
    }
}
