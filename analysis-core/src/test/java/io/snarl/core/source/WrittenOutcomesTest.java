package io.snarl.core.source;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import io.snarl.core.kind.atomicity.OutcomeWanted;
import io.snarl.core.kind.atomicity.violation.AtomicityVerdicts;
import io.snarl.core.kind.atomicity.violation.ViolationShown;
import io.snarl.core.source.expression.Target;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WrittenOutcomesTest {

    private static final Target JUPITER = new Target("lib", Target.Framework.JUNIT_JUPITER, 17);
    private static final Target JUNIT_4 = new Target("lib", Target.Framework.JUNIT_4, 8);
    private static final String STORE = "lib.Store";
    private static final String PLAIN = "lib.StoreTest";
    private static final String ASSERTJ = "lib.StoreAssertJTest";

    @TempDir
    Path directory;

    private SeedProgram program;

    @BeforeEach
    void compileProgram() throws IOException {
        program = SeedProgram.of("store", directory);
    }

    private StorePlan increments(String seed) {
        return new StorePlan(program, seed).thread("increment", "()I").thread("increment", "()I");
    }

    private StorePlan removes(String seed) {
        return new StorePlan(program, seed)
                .thread("remove", "()Ljava/lang/Object;")
                .thread("remove", "()Ljava/lang/Object;");
    }

    private static ObservedValue seen(Sort sort, Object text) {
        return ObservedValue.of(sort, text.toString());
    }

    private static ObservedValue number(int value) {
        return seen(Sort.INT, value);
    }

    private static ObservedValue text(String value) {
        return seen(Sort.STRING, value);
    }

    private static final ObservedValue NULL = ObservedValue.of(Sort.NULL, "");

    private static ObservedValue all(Sort sort, ObservedValue... elements) {
        return new ObservedValue(sort, "", Arrays.asList(elements));
    }

    private static Conflict.Access access(boolean isWrite, int thread, int line) {
        return new Conflict.Access(isWrite, thread, new CodePlace(STORE, "increment", "Store.java", line));
    }

    private static final Optional<Conflict> LOST_UPDATE = Optional.of(new Conflict(
            "lib.Store.hidden", access(false, 0, 16), access(true, 1, 16), Optional.of(access(true, 0, 16))));

    /** A test with several allowed outcomes, each with the values of all observations. */
    private static TestDraft allowing(StorePlan on, List<List<ObservedValue>> allowed) {
        return on.test(
                new ViolationShown(AtomicityVerdicts.NOT_LINEARIZABLE, LOST_UPDATE, Optional.empty(), allowed, false));
    }

    /** A test that looks at one thing, which has one of these values. */
    private static TestDraft allowing(StorePlan on, ObservedValue... values) {
        return allowing(on, Arrays.stream(values).map(List::of).toList());
    }

    private void assertWrites(String expected, Target target, TestDraft... tests) throws IOException {
        program.assertWrites(expected, target, STORE, tests);
    }

    @Test
    void trials_tell_all_that_can_be_seen() throws IOException {
        StorePlan on = new StorePlan(program, PLAIN).thread("increment", "()I").thread("clear", "()V");
        on.query("getCount", "I")
                .query("toString", "Ljava/lang/String;")
                .result(0)
                .field("hidden")
                .query("old", "I");
        assertWrites("trial", JUPITER, on.test(new OutcomeWanted()));
        assertWrites("trial-junit4", JUNIT_4, on.test(new OutcomeWanted()));
    }

    /** One test for each type that a value can have. */
    private List<TestDraft> valuesOfAllTypes(String seed) {
        List<TestDraft> tests = new ArrayList<>();
        tests.add(allowing(increments(seed).query("getCount", "I"), number(2)));
        tests.add(allowing(increments(seed).query("total", "J"), seen(Sort.LONG, 3_000_000_000L)));
        tests.add(allowing(increments(seed).query("small", "B"), seen(Sort.BYTE, -1)));
        tests.add(allowing(increments(seed).query("medium", "S"), seen(Sort.SHORT, 2)));
        tests.add(allowing(increments(seed).query("letter", "C"), seen(Sort.CHAR, '\'')));
        tests.add(allowing(increments(seed).query("ratio", "F"), seen(Sort.FLOAT, 1.5f)));
        tests.add(allowing(increments(seed).query("weight", "D"), seen(Sort.DOUBLE, Double.NaN)));
        tests.add(allowing(increments(seed).query("isEmpty", "Z"), seen(Sort.BOOLEAN, false)));
        tests.add(allowing(increments(seed).query("boxed", "Ljava/lang/Integer;"), number(2)));
        tests.add(allowing(increments(seed).query("truth", "Ljava/lang/Boolean;"), seen(Sort.BOOLEAN, true)));
        tests.add(allowing(increments(seed).query("boxedWeight", "Ljava/lang/Double;"), seen(Sort.DOUBLE, 0.1)));
        tests.add(allowing(increments(seed).query("any", "Ljava/lang/Object;"), number(2)));
        tests.add(allowing(increments(seed).query("number", "Ljava/lang/Number;"), seen(Sort.LONG, 2)));
        tests.add(allowing(increments(seed).query("first", "Ljava/lang/Object;"), text("a\n\"")));
        tests.add(allowing(increments(seed).query("first", "Ljava/lang/Object;"), NULL));
        tests.add(allowing(increments(seed).query("level", "Llib/Level;"), seen(Sort.ENUM, "lib.Level#HIGH")));
        tests.add(
                allowing(increments(seed).query("elements", "Ljava/util/List;"), all(Sort.LIST, text("a"), text("b"))));
        tests.add(allowing(increments(seed).query("elements", "Ljava/util/List;"), all(Sort.LIST, NULL)));
        tests.add(allowing(increments(seed).query("distinct", "Ljava/util/Set;"), all(Sort.SET, text("a"), NULL)));
        tests.add(allowing(
                increments(seed).query("counts", "Ljava/util/Map;"),
                all(Sort.MAP, text("a"), number(1), text("b"), number(2))));
        tests.add(allowing(
                increments(seed).query("counts", "Ljava/util/Map;"),
                all(Sort.MAP, text("a"), NULL, text("b"), number(2))));
        tests.add(allowing(
                increments(seed).query("values", "Ljava/util/Collection;"), all(Sort.LIST, text("a"), text("b"))));
        tests.add(allowing(increments(seed).query("numbers", "[I"), all(Sort.ARRAY, number(1), number(2))));
        tests.add(allowing(increments(seed).query("weights", "[D"), all(Sort.ARRAY, seen(Sort.DOUBLE, 0.5))));
        tests.add(allowing(
                increments(seed).query("table", "[[Ljava/lang/String;"),
                all(Sort.ARRAY, all(Sort.ARRAY, text("a")), all(Sort.ARRAY))));
        tests.add(allowing(
                increments(seed).query("price", "Ljava/math/BigDecimal;"),
                seen(Sort.OBJECT, "java.math.BigDecimal 1.50")));
        tests.add(allowing(increments(seed).query("any", "Ljava/lang/Object;"), seen(Sort.OBJECT, "lib.Store")));
        tests.add(allowing(increments(seed).query("copy", "Llib/Store;"), NULL));
        tests.add(allowing(
                increments(seed).query("first", "Ljava/lang/Object;"),
                seen(Sort.EXCEPTION, "java.util.NoSuchElementException")));
        return tests;
    }

    @Test
    void one_value_is_expected_as_a_literal_of_its_type() throws IOException {
        assertWrites("values", JUPITER, valuesOfAllTypes(PLAIN).toArray(TestDraft[]::new));
        assertWrites("values-junit4", JUNIT_4, valuesOfAllTypes(PLAIN).toArray(TestDraft[]::new));
        assertWrites("values-assertj", JUPITER, valuesOfAllTypes(ASSERTJ).toArray(TestDraft[]::new));
    }

    private List<TestDraft> severalValues(String seed) {
        List<TestDraft> tests = new ArrayList<>();
        tests.add(allowing(increments(seed).query("size", "I"), number(1), number(2)));
        tests.add(allowing(increments(seed).query("total", "J"), seen(Sort.LONG, 1), seen(Sort.LONG, 2)));
        tests.add(allowing(increments(seed).query("weight", "D"), seen(Sort.DOUBLE, 1.5), seen(Sort.DOUBLE, "NaN")));
        tests.add(allowing(increments(seed).query("toString", "Ljava/lang/String;"), text("a"), text("b")));
        tests.add(allowing(increments(seed).query("boxed", "Ljava/lang/Integer;"), number(1), NULL));
        tests.add(allowing(
                increments(seed).query("elements", "Ljava/util/List;"),
                all(Sort.LIST, text("a"), text("b")),
                all(Sort.LIST, text("b"), text("a"))));
        tests.add(allowing(
                increments(seed).query("numbers", "[I"),
                all(Sort.ARRAY, number(1), number(2)),
                all(Sort.ARRAY, number(2), number(1))));
        tests.add(allowing(
                increments(seed).query("price", "Ljava/math/BigDecimal;"),
                seen(Sort.OBJECT, "java.math.BigDecimal 1.50"),
                NULL));
        tests.add(allowing(
                increments(seed).query("any", "Ljava/lang/Object;"),
                number(1),
                number(2),
                number(3),
                text("many"),
                NULL));
        return tests;
    }

    @Test
    void several_values_are_told_in_the_words_of_the_project() throws IOException {
        assertWrites("several-values", JUPITER, severalValues(PLAIN).toArray(TestDraft[]::new));
        assertWrites("several-values-junit4", JUNIT_4, severalValues(PLAIN).toArray(TestDraft[]::new));
        assertWrites("several-values-assertj", JUPITER, severalValues(ASSERTJ).toArray(TestDraft[]::new));
    }

    private List<TestDraft> combinations(String seed) {
        List<TestDraft> tests = new ArrayList<>();
        tests.add(allowing(
                increments(seed).query("size", "I").query("isEmpty", "Z").query("toString", "Ljava/lang/String;"),
                List.of(
                        List.of(number(0), seen(Sort.BOOLEAN, true), text("a")),
                        List.of(number(1), seen(Sort.BOOLEAN, true), text("b")))));
        tests.add(allowing(
                increments(seed).query("size", "I").query("total", "J"),
                List.of(List.of(number(0), seen(Sort.LONG, 1)), List.of(number(1), seen(Sort.LONG, 0)))));
        tests.add(allowing(
                increments(seed).query("size", "I").query("first", "Ljava/lang/Object;"),
                List.of(
                        List.of(number(0), NULL),
                        List.of(number(1), text("a")),
                        List.of(number(2), text("a")),
                        List.of(number(3), text("a")),
                        List.of(number(4), text("b")))));
        tests.add(allowing(
                increments(seed).query("size", "I").query("total", "J"),
                List.of(List.of(number(0), seen(Sort.LONG, 1)))));
        return tests;
    }

    @Test
    void several_things_are_told_together() throws IOException {
        assertWrites("combinations", JUPITER, combinations(PLAIN).toArray(TestDraft[]::new));
        assertWrites("combinations-junit4", JUNIT_4, combinations(PLAIN).toArray(TestDraft[]::new));
        assertWrites("combinations-assertj", JUPITER, combinations(ASSERTJ).toArray(TestDraft[]::new));
    }

    private List<TestDraft> results(String seed) {
        List<TestDraft> tests = new ArrayList<>();
        tests.add(allowing(
                increments(seed).result(0).result(1),
                List.of(List.of(number(1), number(2)), List.of(number(2), number(1)))));
        tests.add(allowing(removes(seed).result(0).result(1), List.of(List.of(text("a"), NULL))));
        tests.add(allowing(increments(seed).result(1), number(1), number(2)));
        tests.add(allowing(
                new StorePlan(program, seed)
                        .thread("increment", "()I")
                        .thread("clear", "()V")
                        .result(0)
                        .query("getCount", "I"),
                List.of(List.of(number(1), number(0)), List.of(number(2), number(1)))));
        tests.add(allowing(
                removes(seed)
                        .mayThrow("java.util.NoSuchElementException")
                        .result(0)
                        .result(1),
                List.of(
                        List.of(text("a"), seen(Sort.EXCEPTION, "java.util.NoSuchElementException")),
                        List.of(seen(Sort.EXCEPTION, "java.util.NoSuchElementException"), text("a")))));
        tests.add(allowing(
                new StorePlan(program, seed)
                        .thread("removeNumbers", "()[I")
                        .thread("clear", "()V")
                        .result(0),
                all(Sort.ARRAY, number(1))));
        tests.add(allowing(
                new StorePlan(program, seed)
                        .thread("removeAll", "()Ljava/util/Collection;")
                        .thread("clear", "()V")
                        .result(0),
                all(Sort.LIST, text("a")),
                all(Sort.LIST)));
        return tests;
    }

    @Test
    void results_of_threads_are_kept() throws IOException {
        assertWrites("results", JUPITER, results(PLAIN).toArray(TestDraft[]::new));
        assertWrites("results-junit4", JUNIT_4, results(PLAIN).toArray(TestDraft[]::new));
        assertWrites("results-assertj", JUPITER, results(ASSERTJ).toArray(TestDraft[]::new));
    }

    @Test
    void fields_are_looked_at_where_no_method_tells_them() throws IOException {
        TestDraft one = allowing(increments(PLAIN).field("hidden"), number(2));
        TestDraft several = allowing(increments(PLAIN).field("hidden"), number(1), number(2));
        TestDraft array = allowing(increments(PLAIN).field("hiddenNumbers"), all(Sort.ARRAY, number(1)));
        assertWrites("fields", JUPITER, one, several, array);
        assertWrites(
                "fields-assertj",
                JUPITER,
                allowing(increments(ASSERTJ).field("hidden"), number(2)),
                allowing(increments(ASSERTJ).field("hidden"), number(1), number(2)));
    }
}
