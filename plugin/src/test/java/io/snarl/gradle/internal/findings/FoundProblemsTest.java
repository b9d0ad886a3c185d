package io.snarl.gradle.internal.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.snarl.gradle.internal.analysis.report.FoundProblem;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gradle.api.Action;
import org.gradle.api.problems.ProblemReporter;
import org.gradle.api.problems.ProblemSpec;
import org.junit.jupiter.api.Test;

/** The ways in that the API of other Gradles has; that of the running one is taken in a real build. */
class FoundProblemsTest {

    private static final FoundProblem PROBLEM = new FoundProblem(
            "deadlock",
            "Threads wait",
            "transferTo deadlocks",
            "at Account.java:3",
            "Replay it",
            "/bank/Account.java",
            3);

    private static final List<String> DESCRIPTION = List.of(
            "contextualLabel [transferTo deadlocks]",
            "details [at Account.java:3]",
            "solution [Replay it]",
            "severity [Warning]",
            "lineInFileLocation [/bank/Account.java, 3]");

    private final List<String> told = new ArrayList<>();

    /** As in Gradle 8.11. */
    public interface WithReporter {
        ProblemReporter getReporter();
    }

    /** As in Gradle 8.13 and newer. */
    public interface WithIds {
        ReporterWithIds getReporter();
    }

    /** Takes an id apart from the description. */
    public interface ReporterWithIds {
        void report(Id id, Action<? super ProblemSpec> description);
    }

    /** An id with its group. */
    public record Id(String name, String display, Group group) {
        public static Id create(String name, String display, Group group) {
            return new Id(name, display, group);
        }
    }

    /** A group. */
    public record Group(String name, String display) {
        public static Group create(String name, String display) {
            return new Group(name, display);
        }
    }

    /** As in no Gradle yet. */
    public interface Unknown {
        void tell(String problem);
    }

    @Test
    void reporter_without_namespace_gets_the_id_with_the_description() {
        WithReporter problems = () -> spy(ProblemReporter.class);

        FoundProblems.report(problems, WithReporter.class, List.of(PROBLEM));

        assertThat(told).first().isEqualTo("id [deadlock, Threads wait]");
        assertThat(told.subList(1, told.size())).isEqualTo(DESCRIPTION);
    }

    @Test
    void reporter_with_ids_gets_one_in_a_group() {
        WithIds problems = () -> (id, description) -> {
            told.add(id.toString());
            description.execute(spy(ProblemSpec.class));
        };

        FoundProblems.report(problems, WithIds.class, List.of(PROBLEM));

        assertThat(told)
                .first()
                .isEqualTo("Id[name=deadlock, display=Threads wait, group=Group[name=io.snarl, display=Snarl]]");
        assertThat(told.subList(1, told.size())).isEqualTo(DESCRIPTION);
    }

    @Test
    void problem_without_source_has_no_location() {
        WithReporter problems = () -> spy(ProblemReporter.class);

        FoundProblems.report(
                problems, WithReporter.class, List.of(new FoundProblem("crash", "It throws", "add", "", "", "", 1)));

        assertThat(told).noneMatch(call -> call.contains("Location"));
    }

    @Test
    void api_that_is_not_known_is_left_alone() {
        Unknown problems = told::add;

        assertThatCode(() -> FoundProblems.report(problems, Unknown.class, List.of(PROBLEM)))
                .doesNotThrowAnyException();
        assertThat(told).isEmpty();
    }

    /** Gradle's interfaces have no implementation outside of a build. */
    private <T> T spy(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    if (arguments[0] instanceof Action<?>) {
                        @SuppressWarnings("unchecked")
                        var description = (Action<ProblemSpec>) arguments[0];
                        description.execute(spy(ProblemSpec.class));
                        return null;
                    }
                    told.add(method.getName() + " " + Arrays.toString(arguments));
                    return proxy;
                }));
    }
}
