package io.snarl.core.source;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import io.snarl.core.kind.atomicity.OutcomeWanted;
import io.snarl.core.kind.atomicity.violation.AtomicityVerdicts;
import io.snarl.core.kind.atomicity.violation.ViolationShown;
import io.snarl.core.kind.deadlock.DeadlocksShown;
import io.snarl.core.source.expression.Target;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WrittenViolationsTest {

    private static final Target TARGET = new Target("lib", Target.Framework.JUNIT_JUPITER, 17);
    private static final String FIELD = "lib.Store.hidden";
    private static final Optional<String> EXCEPTION = Optional.of("java.lang.IndexOutOfBoundsException");
    private static final List<List<ObservedValue>> TWO = List.of(List.of(ObservedValue.of(Sort.INT, "2")));

    @TempDir
    Path directory;

    private SeedProgram program;

    @BeforeEach
    void compileProgram() throws IOException {
        program = SeedProgram.of("store", directory);
    }

    private void assertWrites(String expected, TestDraft... tests) throws IOException {
        program.assertWrites(expected, TARGET, StorePlan.STORE, tests);
    }

    private StorePlan calls() {
        return new StorePlan(program, "lib.StoreTest")
                .thread("increment", "()I")
                .thread("clear", "()V");
    }

    private StorePlan counted() {
        return calls().query("size", "I");
    }

    private static Conflict.Access read(int thread, int line) {
        return new Conflict.Access(false, thread, place(line));
    }

    private static Conflict.Access write(int thread, int line) {
        return new Conflict.Access(true, thread, place(line));
    }

    private static CodePlace place(int line) {
        return new CodePlace("lib.Store", "increment", "Store.java", line);
    }

    private static Optional<Conflict> triple(
            String variable, Conflict.Access previous, Conflict.Access remote, Conflict.Access current) {
        return Optional.of(new Conflict(variable, previous, remote, Optional.of(current)));
    }

    private static Shown crash(Optional<Conflict> conflict, int thread) {
        return new ViolationShown(AtomicityVerdicts.CRASH, conflict, EXCEPTION, List.of(), false, thread);
    }

    private static Shown violation(Optional<Conflict> conflict, boolean masked) {
        return new ViolationShown(AtomicityVerdicts.NOT_LINEARIZABLE, conflict, Optional.empty(), TWO, masked);
    }

    @Test
    void crashes_tell_who_throws() throws IOException {
        Optional<Conflict> conflict = triple(FIELD, read(0, 17), write(1, 30), read(0, 19));
        Optional<Conflict> race = Optional.of(new Conflict(FIELD, write(1, 30), read(0, 17), Optional.empty()));
        assertWrites(
                "crashes",
                calls().test(crash(conflict, 0)),
                calls().test(crash(conflict, 1)),
                calls().test(crash(conflict, -1)),
                calls().test(crash(race, 0)),
                calls().test(crash(Optional.empty(), 0)),
                calls().mayThrow("java.util.NoSuchElementException").test(crash(conflict, 0)),
                counted().test(crash(conflict, -1)));
    }

    @Test
    void other_violations_tell_the_accesses() throws IOException {
        assertWrites(
                "violations",
                counted().test(violation(triple(FIELD, read(0, 17), write(1, 30), write(0, 18)), false)),
                counted().test(violation(triple(FIELD, read(1, 30), write(0, 17), write(1, 30)), true)),
                counted().test(violation(triple(FIELD, write(1, 30), read(0, 17), write(1, 31)), false)),
                counted().test(violation(triple("java.lang.Object[]", read(0, 17), write(1, 0), read(0, 17)), false)),
                counted().test(violation(Optional.empty(), true)));
    }

    @Test
    void a_class_says_all_that_its_tests_show() throws IOException {
        var edge = new Deadlock.Edge("lib.Store", place(17), "lib.Store", place(18));
        assertWrites(
                "all-kinds",
                calls().test(crash(Optional.empty(), 0)),
                calls().test(new DeadlocksShown(List.of(new Deadlock(List.of(edge, edge))))),
                counted().test(violation(triple(FIELD, read(0, 17), write(1, 17), write(0, 17)), false)));
    }

    @Test
    void what_cannot_be_compared_is_not_written() {
        assertThat(reason(ObservedValue.of(Sort.OBJECT, "lib.Store"), ObservedValue.of(Sort.NULL, "")))
                .contains("Nothing but its class is known of an object of lib.Store");
        assertThat(reason(ObservedValue.of(Sort.ENUM, "lib.Store$Secret#ONE")))
                .contains("The test may not use the class lib.Store$Secret");
        ObservedValue price = ObservedValue.of(Sort.OBJECT, "java.math.BigDecimal 1.50");
        assertThat(reason(new ObservedValue(Sort.LIST, "", List.of(price, price))))
                .isEmpty();
        assertThat(reason(new ObservedValue(Sort.SET, "", List.of(price, price))))
                .contains("Objects in a set or map can be compared by their texts only if there is one");
        assertThat(reason(ObservedValue.of(Sort.OBJECT, "lib.Store that cannot be read: java.lang.Error")))
                .contains("Nothing but its class is known of an object of lib.Store");
        assertThat(reason(ObservedValue.of(Sort.EXCEPTION, "java.lang.Error"), ObservedValue.of(Sort.NULL, "")))
                .contains("A call after the threads throws in some sequential orders only");
    }

    private Optional<String> reason(ObservedValue... values) {
        var shown = new ViolationShown(
                AtomicityVerdicts.NOT_LINEARIZABLE,
                Optional.empty(),
                Optional.empty(),
                List.of(values).stream().map(List::of).toList(),
                false);
        return program.writer()
                .whyNot(calls().query("any", "Ljava/lang/Object;").test(shown), TARGET);
    }

    @Test
    void trials_need_no_sources() throws IOException {
        program = SeedProgram.withoutSources("store", directory);
        assertWrites("trial-sources-missing", counted().field("hidden").test(new OutcomeWanted()));
    }
}
