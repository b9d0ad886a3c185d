package io.snarl.agent.child;

import io.snarl.agent.control.Body;
import io.snarl.agent.control.Controller;
import io.snarl.agent.control.Failure;
import io.snarl.agent.explore.Budget;
import io.snarl.agent.explore.Exploration;
import io.snarl.agent.explore.Explorer;
import io.snarl.agent.explore.Outcome;
import io.snarl.agent.junit.FuzzRun;
import io.snarl.agent.schedule.ScheduleFile;
import io.snarl.agent.strategy.Strategies;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** Explores small programs in this JVM, one after the other, and writes down what came of each. */
public final class CaseRun {

    private static final long SEED = 7;
    private static final int SCHEDULES_TO_FIND = 1000;
    private static final int SCHEDULES_TO_PASS = 200;
    private static final int ALL_SCHEDULES = 2_000;

    private final FuzzRun run = FuzzRun.current();
    private final Controller controller = run.controller();
    private final Path output = run.settings().output();

    private CaseRun() {}

    /**
     * Explores programs.
     *
     * @param arguments the binary names of the classes whose public methods are programs, with {@code #method} for only one of them
     */
    public static void main(String[] arguments) throws Exception {
        var run = new CaseRun();
        for (String argument : arguments) {
            String[] name = argument.split("#");
            for (Method method : cases(Class.forName(name[0]))) {
                if (name.length == 1 || name[1].equals(method.getName())) {
                    run.run(method);
                }
            }
        }
        // Threads that could not be ended must not keep the JVM.
        System.exit(0);
    }

    /** The programs of a class in an order that is the same everywhere. */
    public static List<Method> cases(Class<?> type) {
        return Stream.of(type.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Fails.class) || method.isAnnotationPresent(Passes.class))
                .sorted(Comparator.comparing(Method::getName))
                .toList();
    }

    private void run(Method method) throws Exception {
        long began = System.nanoTime();
        String name = method.getDeclaringClass().getSimpleName() + "." + method.getName();
        var result = new Properties();
        Body body = () -> call(method);
        Exploration exploration =
                controller.supervise(() -> explore(name, method, body, result), failure -> lost(name, failure));
        describe(exploration, result);
        result.setProperty("millis", String.valueOf((System.nanoTime() - began) / 1_000_000));
        Path file = output.resolve(name + ".properties");
        try (var out = Files.newBufferedWriter(file)) {
            result.store(out, null);
        }
    }

    private Exploration explore(String name, Method method, Body body, Properties result) throws IOException {
        Fails fails = method.getAnnotation(Fails.class);
        if (fails != null) {
            Exploration found = explorer("mixed", 0, SCHEDULES_TO_FIND).explore(name, body);
            if (found.outcome() == Outcome.FAILED) {
                ScheduleFile file = ScheduleFile.read(found.scheduleFile());
                Exploration replay = explorer("mixed", 0, 1).replay(name, body, file, fails.replays());
                result.setProperty("replay", replay.outcome() + " " + replay.schedules() + " " + replay.remarks());
            }
            return found;
        }
        Exploration tried = explorer("mixed", 0, SCHEDULES_TO_PASS).explore(name, body);
        int preemptions = method.getAnnotation(Passes.class).preemptions();
        if (tried.outcome() != Outcome.PASSED || preemptions < 0) {
            return tried;
        }
        Exploration all = explorer("exhaustive", preemptions, ALL_SCHEDULES).explore(name, body);
        if (all.outcome() == Outcome.PASSED) {
            result.setProperty("exhaustive", all.claim());
            result.setProperty("exhaustiveSchedules", String.valueOf(all.schedules()));
            return tried;
        }
        return all;
    }

    private Explorer explorer(String strategy, int preemptions, int schedules) {
        return new Explorer(
                controller,
                () -> Strategies.named(strategy, SEED, 3, preemptions),
                SEED,
                new Budget(schedules, Duration.ofMinutes(1)),
                output);
    }

    private static void call(Method method) throws Throwable {
        try {
            method.invoke(method.getDeclaringClass().getConstructor().newInstance());
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static Exploration lost(String name, Failure failure) {
        return new Exploration(
                name,
                Outcome.UNCONTROLLED,
                0,
                Duration.ZERO,
                "none",
                "the thread of the test was lost",
                failure,
                null,
                null,
                null,
                List.of(),
                false);
    }

    private static void describe(Exploration exploration, Properties result) {
        result.setProperty("outcome", exploration.outcome().toString());
        result.setProperty("claim", exploration.claim());
        result.setProperty("remarks", String.join("\n", exploration.remarks()));
        Failure failure = exploration.failure();
        if (failure != null) {
            result.setProperty("kind", failure.kind().toString());
            result.setProperty("summary", failure.summary());
            result.setProperty("details", String.join("\n", failure.details()));
        }
        if (exploration.interleaving() != null) {
            result.setProperty("table", exploration.interleaving());
        }
    }
}
