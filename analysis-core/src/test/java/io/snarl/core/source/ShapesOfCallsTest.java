package io.snarl.core.source;

import static io.snarl.core.source.PlanBuilder.NOTHING;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.Value;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Variable;
import io.snarl.core.source.expression.Target;
import io.snarl.core.source.seed.SeedSources;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShapesOfCallsTest {

    private static final Target TARGET = new Target("lib", Target.Framework.JUNIT_JUPITER, 17);
    private static final String SINK = "lib.Sink";
    private static final String MAP = "(Ljava/util/function/Function;Ljava/util/Comparator;)V";
    private static final Operand HIGH = new Operand.Literal(new Value.EnumConstant(9, "HIGH"));

    @TempDir
    Path directory;

    private SeedProgram shapes;
    private PlanBuilder plan;

    @BeforeEach
    void compileProgram() throws IOException {
        shapes = SeedProgram.of("shapes", directory);
        plan = shapes.plan("lib.SinkTest");
    }

    private void assertWrites(String expected) throws IOException {
        shapes.assertWrites(expected, TARGET, SINK, plan.test());
    }

    private Variable sink() {
        return plan.create("original = new Sink", SINK, "()V");
    }

    private void drain(Variable one, Variable other) {
        plan.thread("sink.drainTo", SINK, one, "drainTo", "(Llib/Sink;)V", other);
        plan.thread("sink.drainTo", SINK, other, "drainTo", "(Llib/Sink;)V", one);
    }

    @Test
    void static_factories_declare_what_they_throw() throws IOException {
        String open = "(Ljava/lang/String;Llib/Level;)Llib/Sink;";
        Variable sink = plan.result("sink = Sink.open", SINK, NOTHING, "open", open, SINK, "file", HIGH);
        var constant = new Operand.StaticField(SINK, "DEFAULT_LEVEL", "Llib/Level;");
        Variable target = plan.result("target = Sink.open", SINK, NOTHING, "open", open, SINK, "other", constant);
        drain(sink, target);
        assertWrites("static-factories");
    }

    private void builders() {
        String builder = "lib.Sink$Builder";
        Variable first = plan.result("built = Sink.builder", SINK, NOTHING, "builder", "()Llib/Sink$Builder;", builder);
        plan.fluent("built =", builder, first, "name", "(Ljava/lang/String;)Llib/Sink$Builder;", "a");
        plan.fluent("built =", builder, first, "size", "(I)Llib/Sink$Builder;", 16);
        Variable built = plan.result("built =", builder, first, "build", "()Llib/Sink;", SINK);
        Variable other = plan.create("second =", builder, "()V");
        plan.fluent("second =", builder, other, "name", "(Ljava/lang/String;)Llib/Sink$Builder;", "b");
        Variable second = plan.result("second =", builder, other, "build", "()Llib/Sink;", SINK);
        drain(built, second);
    }

    @Test
    void builders_are_chained_as_in_the_seed_test() throws IOException {
        builders();
        assertWrites("builders");
    }

    @Test
    void builders_are_chained_without_source() throws IOException {
        shapes = SeedProgram.withoutSources("shapes", directory);
        builders();
        assertWrites("builders-sources-missing");
    }

    @Test
    void results_are_cast_as_in_the_seed_test() throws IOException {
        Variable original = sink();
        Variable copy = plan.result("copy = (Sink)", SINK, original, "copy", "()Ljava/lang/Object;", SINK);
        drain(original, copy);
        assertWrites("casts");
    }

    @Test
    void inner_classes_are_made_by_their_outer_object() throws IOException {
        String slotClass = "lib.Sink$Slot";
        Variable sink = plan.create("Sink sink = new Sink", SINK, "()V");
        Variable slot = plan.create("sink.new Slot", slotClass, "(Llib/Sink;I)V", sink, 7);
        Variable free = plan.result("sink.slot(8)", SINK, sink, "slot", "(I)Llib/Sink$Slot;", slotClass, 8);
        plan.thread("slot.moveTo", slotClass, slot, "moveTo", "(Llib/Sink$Slot;)V", free);
        plan.thread("slot.moveTo", slotClass, free, "moveTo", "(Llib/Sink$Slot;)V", slot);
        assertWrites("inner-classes");
    }

    @Test
    void package_private_classes_are_used_in_their_package() throws IOException {
        String type = "lib.Sink$PackagePrivate";
        Variable one = plan.create("class SinkTest", type, "()V");
        Variable other = plan.create("class SinkTest", type, "()V");
        plan.thread("class SinkTest", type, one, "moveTo", "(Llib/Sink$PackagePrivate;)V", other);
        plan.thread("class SinkTest", type, other, "moveTo", "(Llib/Sink$PackagePrivate;)V", one);
        assertWrites("package-private");
        assertThat(shapes.writer().whyNot(plan.test(), new Target("elsewhere", TARGET.framework(), 17)))
                .contains("The test may not use the class lib.Sink$PackagePrivate");
    }

    @Test
    void literals_have_the_type_that_is_meant() throws IOException {
        Variable sink = sink();
        String primitives = "(BSCIJFDZ)V";
        plan.call(
                "class SinkTest",
                SINK,
                sink,
                "primitives",
                primitives,
                (byte) -1,
                (short) 2,
                '\'',
                Integer.MIN_VALUE,
                3_000_000_000L,
                1.5f,
                Double.NaN,
                true);
        plan.call(
                "class SinkTest",
                SINK,
                sink,
                "primitives",
                primitives,
                (byte) 0,
                (short) 0,
                '\u0000',
                -7,
                -8L,
                Float.NEGATIVE_INFINITY,
                1e300,
                false);
        plan.call("class SinkTest", SINK, sink, "put", "(J)V", 20L);
        plan.call("class SinkTest", SINK, sink, "put", "(I)V", 20);
        plan.call("class SinkTest", SINK, sink, "put", "(Ljava/lang/Object;)V", 20);
        plan.call("class SinkTest", SINK, sink, "put", "(Ljava/lang/Object;)V", "\"quoted\"\n\t\u00e9\\");
        plan.call("class SinkTest", SINK, sink, "put", "(Ljava/lang/String;)V", "text");
        plan.call("class SinkTest", SINK, sink, "put", "(Ljava/lang/String;)V", (Object) null);
        plan.call("class SinkTest", SINK, sink, "type", "(Ljava/lang/Class;Ljava/lang/Object;)V", int.class, 'c');
        plan.call("class SinkTest", SINK, sink, "type", "(Ljava/lang/Class;Ljava/lang/Object;)V", ArrayList.class, 5L);
        plan.call("class SinkTest", SINK, sink, "level", "(Llib/Level;Ljava/lang/Comparable;)V", HIGH, null);
        drain(sink, sink());
        assertWrites("literals");
    }

    @Test
    void arrays_are_written_or_spread() throws IOException {
        Variable sink = sink();
        String numbers = "([D[[I[B[Ljava/lang/String;)V";
        Object[] table = {new Object[] {1, 2}, new Object[] {}, new Object[] {3}};
        plan.call(
                "class SinkTest",
                SINK,
                sink,
                "numbers",
                numbers,
                new double[] {1, -0.5},
                table,
                new Object[] {(byte) 1, (byte) -2},
                new Object[] {"a", null});
        plan.call(
                "class SinkTest",
                SINK,
                sink,
                "numbers",
                numbers,
                new double[0],
                new Object[0],
                new Object[] {(byte) 0, (byte) 0, (byte) 0, (byte) 0},
                new Object[0]);
        String many = "(Ljava/lang/Object;[Ljava/lang/Object;)V";
        plan.call("class SinkTest", SINK, sink, "many", many, "a", new Object[] {1, "b", null});
        plan.call("class SinkTest", SINK, sink, "many", many, "a", new Object[0]);
        plan.call("class SinkTest", SINK, sink, "many", many, "a", new Object[] {null});
        plan.call("class SinkTest", SINK, sink, "many", many, "a", (Object) null);
        plan.call("class SinkTest", SINK, sink, "names", "([Ljava/lang/String;)V", (Object) new Object[] {"a", "b"});
        drain(sink, sink());
        assertWrites("arrays");
    }

    @Test
    void lambdas_and_anonymous_classes_are_repeated() throws IOException {
        Variable sink = sink();
        Variable message = plan.create("class SinkTest", "java.lang.StringBuilder", "(Ljava/lang/String;)V", "!");
        Variable suffix = plan.result(
                "class SinkTest",
                "java.lang.StringBuilder",
                message,
                "toString",
                "()Ljava/lang/String;",
                "java.lang.String");
        Map<String, Operand> captured = Map.of("suffix", new Operand.OfVariable(suffix));
        Operand decorating = plan.written("text -> decorate", "", "lambda$functions$1", captured);
        Operand length = plan.written("length = text ->", "", "lambda$functions$0", Map.of());
        Operand comparing = plan.written("new Comparator<>()", "lib.SinkTest$1", "", captured);
        Operand reference = plan.written("String::length", "", "length", Map.of());
        plan.call("text -> decorate", SINK, sink, "map", MAP, decorating, null);
        plan.call("sink.map(length", SINK, sink, "map", MAP, length, comparing);
        plan.call("String::length", SINK, sink, "map", MAP, reference, null);
        Operand second = plan.written("String::length", "", "lambda$functions$3", Map.of());
        plan.call("String::length", SINK, sink, "map", MAP, reference, second);
        Operand block = plan.written("supply(() -> {", "", "lambda$functions$5", Map.of());
        plan.call("supply(() -> {", SINK, sink, "supply", "(Ljava/util/function/Supplier;)V", block);
        plan.thread("sink.map(length", SINK, sink, "map", MAP, length, null);
        plan.thread("sink.map(length", SINK, sink, "map", MAP, length, null);
        assertWrites("lambdas");
    }

    @Test
    void classes_of_the_seed_test_are_copied() throws IOException {
        Variable sink = sink();
        Variable counting = plan.create("new Counting()", "lib.SinkTest$Counting", "()V");
        plan.thread("sink.supply", SINK, sink, "supply", "(Ljava/util/function/Supplier;)V", counting);
        plan.thread("sink.supply", SINK, sink, "supply", "(Ljava/util/function/Supplier;)V", counting);
        assertWrites("copied-classes");
    }

    @Test
    void lambdas_name_the_variables_that_they_use() {
        var seeds = shapes.seeds();
        var caller = ((Operand.Written) plan.written("text -> decorate", "", "", Map.of())).caller();
        assertThat(seeds.freeNames(caller, "", "lambda$functions$1").orElseThrow())
                .singleElement()
                .satisfies(name -> {
                    assertThat(name.name()).isEqualTo("suffix");
                    assertThat(name.method()).isEqualTo("functions");
                });
        assertThat(SeedSources.of(List.of(), UTF_8, shapes.types()).freeNames(caller, "", "lambda$functions$1"))
                .isEmpty();
    }

    @Test
    void fields_that_copied_methods_use_are_copied() throws IOException {
        Operand lambda = plan.written("undecorate(text)", "", "lambda$functions$4", Map.of());
        Variable sink = sink();
        plan.thread("undecorate(text)", SINK, sink, "map", MAP, lambda, null);
        plan.thread("undecorate(text)", SINK, sink, "map", MAP, lambda, null);
        assertWrites("copied-fields");
    }

    @Test
    void what_cannot_be_written_says_why() throws IOException {
        plan.thread("sink.drainTo", SINK, sink(), "secret", "()V");
        assertThat(shapes.writer().whyNot(plan.test(), TARGET)).contains("The test may not call lib.Sink.secret");

        plan = shapes.plan("lib.SinkTest");
        plan.thread("sink.drainTo", SINK, sink(), "put", "(Ljava/lang/String;)V", new Value.Text("a", 5000));
        assertThat(shapes.writer().whyNot(plan.test(), TARGET))
                .contains("A string of 5000 chars was not recorded as a whole");

        var lambdaWithoutSource =
                new TestWriter(shapes.types(), SeedSources.of(List.of(), UTF_8, shapes.types()), Origins.UNKNOWN);
        plan = shapes.plan("lib.SinkTest");
        Operand lambda = plan.written("undecorate(text)", "", "lambda$functions$4", Map.of());
        plan.thread("undecorate(text)", SINK, sink(), "map", MAP, lambda, null);
        assertThat(lambdaWithoutSource.whyNot(plan.test(), TARGET))
                .hasValueSatisfying(reason -> assertThat(reason).contains("only be repeated with the source"));
    }

    @Test
    void deprecated_methods_are_called_without_warnings() throws IOException {
        Variable sink = sink();
        Variable list = plan.create("class SinkTest", "java.util.Vector", "()V");
        plan.thread("class SinkTest", SINK, sink, "old", "(Ljava/util/List;)V", list);
        plan.thread("class SinkTest", SINK, sink, "old", "(Ljava/util/List;)V", list);
        assertWrites("deprecated");
    }

    @Test
    void collections_may_hold_each_other() throws IOException {
        shapes = SeedProgram.withoutSources("shapes", directory);
        String table = "java.util.Hashtable";
        String put = "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;";
        Variable one = plan.create("class SinkTest", table, "()V");
        Variable other = plan.create("class SinkTest", table, "()V");
        plan.call("class SinkTest", table, one, "put", put, "number", 1);
        plan.call("class SinkTest", table, one, "put", put, "other", other);
        plan.call("class SinkTest", table, other, "put", put, "other", one);
        plan.thread("class SinkTest", table, one, "toString", "()Ljava/lang/String;");
        plan.thread("class SinkTest", table, other, "toString", "()Ljava/lang/String;");
        shapes.assertWrites("each-other", TARGET, table, plan.test());
    }

    @Test
    void classes_of_the_jdk_are_subjects_too() throws IOException {
        shapes = SeedProgram.withoutSources("shapes", directory);
        String vector = "java.util.Vector";
        String addAll = "(ILjava/util/Collection;)Z";
        Variable one = plan.create("class SinkTest", vector, "()V");
        plan.call("class SinkTest", vector, one, "add", "(Ljava/lang/Object;)Z", "a");
        Variable list = plan.create("class SinkTest", "java.util.ArrayList", "()V");
        plan.call("class SinkTest", "java.util.List", list, "add", "(Ljava/lang/Object;)Z", "b");
        plan.call("class SinkTest", "java.util.List", list, "remove", "(Ljava/lang/Object;)Z", 3);
        plan.call("class SinkTest", "java.util.List", list, "remove", "(I)Ljava/lang/Object;", 0);
        Variable wrapped = plan.result(
                "class SinkTest",
                "java.util.Collections",
                NOTHING,
                "synchronizedList",
                "(Ljava/util/List;)Ljava/util/List;",
                "java.util.Collections$SynchronizedRandomAccessList",
                list);
        plan.thread("class SinkTest", vector, one, "addAll", addAll, 0, wrapped);
        plan.thread(
                "class SinkTest",
                "java.util.Collections$SynchronizedList",
                wrapped,
                "equals",
                "(Ljava/lang/Object;)Z",
                one);
        shapes.assertWrites("jdk", TARGET, vector, plan.test());
    }
}
