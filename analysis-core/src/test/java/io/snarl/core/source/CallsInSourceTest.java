package io.snarl.core.source;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.seed.Caller;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.source.seed.SeedCall;
import io.snarl.core.source.seed.SeedSources;
import io.snarl.core.trace.Value;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CallsInSourceTest {

    @TempDir
    Path directory;

    @Test
    void results_have_the_names_that_the_source_gives_them() throws Exception {
        SeedProgram places = SeedProgram.of("places", directory);
        SeedSources seeds = places.seeds();

        List<String> names = callsOf(places).stream()
                .map(call -> call.name() + " "
                        + seeds.call(call).flatMap(SeedCall::resultName).orElse("-"))
                .toList();

        assertThat(names)
                .containsExactly(
                        "<init> initialised",
                        "<init> first",
                        "<init> second",
                        "<init> assigned",
                        "next -",
                        "next chained",
                        "next -",
                        "<init> inLambda",
                        "<init> -",
                        "<init> inLoop",
                        "<init> inLoop",
                        "<init> ofNested",
                        "<init> ofSecondClass");
    }

    @Test
    void nothing_is_known_of_tests_without_source() throws Exception {
        SeedProgram places = SeedProgram.withoutSources("places", directory);
        SeedSources seeds = places.seeds();

        assertThat(callsOf(places))
                .isNotEmpty()
                .allSatisfy(call -> assertThat(seeds.call(call)).isEmpty());
    }

    /** Runs the program, whose library tells the lines that a trace would have. */
    private static List<ClientCall> callsOf(SeedProgram places) throws ReflectiveOperationException, IOException {
        URL[] classes = {places.classes().toUri().toURL()};
        try (var loader = new URLClassLoader(classes)) {
            Constructor<?> constructor = loader.loadClass("lib.PlacesTest").getDeclaredConstructor();
            constructor.setAccessible(true);
            Method run = loader.loadClass("lib.PlacesTest").getDeclaredMethod("run");
            run.setAccessible(true);
            run.invoke(constructor.newInstance());
            List<?> calls =
                    (List<?>) loader.loadClass("lib.Probe").getField("CALLS").get(null);
            return IntStream.range(0, calls.size())
                    .mapToObj(i -> call(calls, i))
                    .toList();
        }
    }

    private static ClientCall call(List<?> calls, int number) {
        String[] parts = calls.get(number).toString().split(" ");
        int ordinal = (int) calls.subList(0, number).stream()
                .filter(earlier -> earlier.equals(calls.get(number)))
                .count();
        boolean isNew = parts[0].equals("<init>");
        return new ClientCall(
                new SeedTest(0, "", "lib.PlacesTest", "run"),
                number,
                new Caller(parts[1], "run", parts[2], Integer.parseInt(parts[3])),
                ordinal,
                isNew ? ClientCall.Kind.CONSTRUCTOR : ClientCall.Kind.METHOD,
                "lib.Probe",
                parts[0],
                isNew ? "()V" : "()Llib/Probe;",
                isNew ? 0 : 1,
                List.of(),
                Value.NONE,
                ClientCall.Ending.RETURNED,
                true,
                true);
    }
}
