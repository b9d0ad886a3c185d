package io.snarl.core.observe;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.Value;
import io.snarl.core.plan.Observation;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.Birth;
import io.snarl.core.seed.Caller;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Effects;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.source.resolve.Types;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ObserversTest {

    private static final String SHELF = Shelf.class.getName();
    private static final int OBJECT = 1;
    private static final int LIST = 7;
    private static final Value YES = new Value.Primitive(true);

    private final SeedTest test = new SeedTest(0, "", Shelf.class.getPackageName() + ".ShelfTest", "test");
    private final List<ClientCall> calls = new ArrayList<>();
    private final List<Effects> effects = new ArrayList<>();
    private final Types types =
            Types.of(Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                    .map(Path::of)
                    .toList());

    /** What the seed test is about. */
    @SuppressWarnings("unused")
    static class Shelf {

        private int hidden;
        private Object secret;
        private static int all;

        public int size() {
            return 0;
        }

        public boolean holds(String book) {
            return true;
        }
    }

    @AfterEach
    void close() throws IOException {
        types.close();
    }

    private void asks(int receiver, String name, Value result, Set<Integer> written, Value... arguments) {
        calls.add(new ClientCall(
                test,
                calls.size(),
                new Caller("", "", "", 0),
                0,
                ClientCall.Kind.METHOD,
                SHELF,
                name,
                "()V",
                receiver,
                List.of(arguments),
                result,
                ClientCall.Ending.RETURNED,
                true,
                true));
        effects.add(new Effects(-1, -1, false, written, Set.of()));
    }

    private List<String> observed(ConflictField... fields) {
        var shelf = new Variable(1, SHELF, List.of(new Variable.SeedObject(0, OBJECT)));
        asks(OBJECT, "turn", Value.NONE, Set.of(OBJECT));
        var step = new Step(
                calls.get(calls.size() - 1), Optional.empty(), Optional.of(new Operand.OfVariable(shelf)), List.of());
        var list = new TracedClass("java.util.ArrayList", ClassSort.OTHER, 0, "", 0);
        var script = new Script(test, calls, effects, Map.of(OBJECT, new Birth.ByCall(0)), Map.of(LIST, list));
        return new Observers(Map.of(0, script), types)
                .of(new Plan(List.of(), List.of(step, step)), test, Set.of(fields)).stream()
                        .map(ObserversTest::text)
                        .toList();
    }

    private static String text(Observation observation) {
        if (observation instanceof Observation.Field field) {
            return "field " + field.name();
        }
        Step step = ((Observation.Query) observation).step();
        return step.origin().name()
                + step.arguments().stream()
                        .map(argument -> argument instanceof Operand.Literal literal
                                ? literal.value().toString()
                                : "variable "
                                        + ((Operand.OfVariable) argument)
                                                .variable()
                                                .number())
                        .toList();
    }

    private static Value text(String text) {
        return new Value.Text(text, text.length());
    }

    @Test
    void what_the_seed_test_asks_comes_before_getters() {
        asks(OBJECT, "holds", YES, Set.of(), text("a"));

        assertThat(observed()).containsExactly("holds" + List.of(text("a")), "size[]");
    }

    @Test
    void same_question_is_asked_once_and_another_argument_is_another_question() {
        asks(OBJECT, "holds", YES, Set.of(), text("a"));
        asks(OBJECT, "holds", YES, Set.of(), text("a"));
        asks(OBJECT, "holds", YES, Set.of(), text("b"));
        asks(OBJECT, "size", new Value.Primitive(1), Set.of());

        assertThat(observed()).containsExactly("holds" + List.of(text("a")), "holds" + List.of(text("b")), "size[]");
    }

    @Test
    void calls_that_change_something_or_sound_as_if_are_no_questions() {
        asks(OBJECT, "holds", YES, Set.of(OBJECT), text("a"));
        asks(OBJECT, "add", YES, Set.of(), text("a"));

        assertThat(observed()).containsExactly("size[]");
    }

    @Test
    void objects_of_the_plan_can_be_asked_about() {
        asks(OBJECT, "holds", YES, Set.of(), new Value.Instance(OBJECT));

        assertThat(observed()).containsExactly("holds[variable 1]", "size[]");
    }

    @Test
    void calls_on_other_objects_with_other_objects_or_without_a_value_are_no_questions() {
        asks(2, "holds", YES, Set.of(), text("a"));
        asks(OBJECT, "holds", YES, Set.of(), new Value.Instance(5));
        asks(OBJECT, "holds", new Value.Instance(5), Set.of(), text("a"));
        asks(OBJECT, "holds", Value.NONE, Set.of(), text("a"));

        assertThat(observed()).containsExactly("size[]");
    }

    @Test
    void question_that_a_collection_of_the_jdk_answers_is_one() {
        asks(OBJECT, "books", new Value.Instance(LIST), Set.of());

        assertThat(observed()).containsExactly("books[]", "size[]");
    }

    @Test
    void no_more_than_twelve_things_are_asked_of_an_object() {
        for (int i = 0; i < 20; i++) {
            asks(OBJECT, "holds", YES, Set.of(), text("book " + i));
        }

        assertThat(observed()).hasSize(12);
    }

    @Test
    void fields_at_stake_come_last_if_their_values_can_be_written_down() {
        assertThat(observed(
                        new ConflictField(SHELF, "hidden"),
                        new ConflictField(SHELF, "secret"),
                        new ConflictField(SHELF, "all"),
                        new ConflictField(SHELF, "missing"),
                        new ConflictField("java.util.ArrayList", "size")))
                .containsExactly("size[]", "field hidden");
    }
}
