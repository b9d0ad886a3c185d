package io.snarl.core.source.seed;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.Value;
import io.snarl.core.seed.Caller;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.source.SeedProgram;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CallsInSourceTest {

    private static final Path SOURCE =
            Path.of("src/test/resources/io/snarl/core/source/programs/places/lib/PlacesTest.java");

    @TempDir
    Path directory;

    @Test
    void results_have_the_names_that_the_source_gives_them() throws Exception {
        SeedProgram places = SeedProgram.of("places", directory);
        SeedSources seeds = places.seeds();

        List<String> names = callsOf(places).stream()
                .map(call -> call.name() + " " + nameOf(seeds, call))
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
                        "<init> ofSecondClass",
                        "<init> a",
                        "<init> b",
                        "<init> inner",
                        "next d",
                        "next e",
                        "<init> f",
                        "next h");
    }

    @Test
    void a_call_is_known_by_its_place_in_a_line_of_which_not_all_was_run() throws Exception {
        SeedProgram places = SeedProgram.of("places", directory);
        Caller caller = caller("lib.PlacesTest", "choose", "void choose(");

        assertThat(Stream.of(0, 1, 2).map(place -> nameOf(places.seeds(), call(0, caller, place, "<init>"))))
                .containsExactly("chosen", "other", "-");
    }

    @Test
    void anonymous_classes_and_lambdas_of_one_line_are_told_apart() throws Exception {
        SeedProgram places = SeedProgram.of("places", directory);
        SeedSources seeds = places.seeds();
        Caller caller = caller("lib.PlacesTest", "make", "void make(");

        assertThat(textOf(seeds, caller, "lib.PlacesTest$1", ""))
                .contains("first")
                .doesNotContain("second");
        assertThat(textOf(seeds, caller, "lib.PlacesTest$2", "")).contains("second");
        assertThat(nameOf(seeds, call(0, caller("lib.PlacesTest$1", "<init>", "void make("), 0, "<init>")))
                .isEqualTo("first");
        Caller inSecond = caller("lib.PlacesTest$2", "<init>", "void make(");
        assertThat(nameOf(seeds, call(0, inSecond, 0, "<init>"))).isEqualTo("second");
        Caller inThird = caller("lib.PlacesTest$2", "third", "void make(");
        assertThat(textOf(seeds, inThird, "", "lambda$third$0")).isEqualTo("() -> new Probe()");
        assertThat(textOf(seeds, inThird, "", "lambda$third$1")).isEqualTo("() -> second.next()");
    }

    @Test
    void references_to_one_method_in_one_line_are_not_guessed() throws Exception {
        SeedProgram places = SeedProgram.of("places", directory);
        SeedSources seeds = places.seeds();

        Caller several = caller("lib.PlacesTest", "refer", "void refer(");
        assertThat(seeds.written(several, "", "next")).isEmpty();
        Caller alone = caller("lib.PlacesTest", "refer", "alone = two::next");
        assertThat(textOf(seeds, alone, "", "next")).isEqualTo("two::next");
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
        return call(number, new Caller(parts[1], parts[2], parts[3], Integer.parseInt(parts[4])), ordinal, parts[0]);
    }

    private static String nameOf(SeedSources seeds, ClientCall call) {
        return seeds.call(call).flatMap(SeedCall::resultName).orElse("-");
    }

    private static String textOf(SeedSources seeds, Caller caller, String className, String body) {
        return seeds.written(caller, className, body).orElseThrow().text(Map.of());
    }

    private static Caller caller(String className, String method, String line) throws IOException {
        List<String> lines = Files.readAllLines(SOURCE);
        int number = IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).contains(line))
                .findFirst()
                .orElseThrow();
        return new Caller(className, method, "PlacesTest.java", number + 1);
    }

    private static ClientCall call(int number, Caller caller, int ordinal, String name) {
        boolean isNew = name.equals("<init>");
        return new ClientCall(
                new SeedTest(0, "", "lib.PlacesTest", "run"),
                number,
                caller,
                ordinal,
                isNew ? ClientCall.Kind.CONSTRUCTOR : ClientCall.Kind.METHOD,
                "lib.Probe",
                name,
                isNew ? "()V" : "()Llib/Probe;",
                isNew ? 0 : 1,
                List.of(),
                Value.NONE,
                ClientCall.Ending.RETURNED,
                true,
                true);
    }
}
