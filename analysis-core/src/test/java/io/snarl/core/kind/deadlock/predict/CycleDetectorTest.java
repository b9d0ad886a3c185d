package io.snarl.core.kind.deadlock.predict;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.code.CodePlace;
import io.snarl.core.lock.Acquisition;
import io.snarl.core.lock.LockType;
import io.snarl.core.mishap.Mishaps;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CycleDetectorTest {

    private static final Map<String, String> SUPERCLASSES = Map.of("Stack", "Vector");

    @TempDir
    private Path directory;

    private int line;
    private boolean time = true;

    private List<String> cycles(int longest, CycleEdge... edges) {
        List<String> cycles = new ArrayList<>();
        var detector =
                new CycleDetector((name, supertype) -> supertype.equals(SUPERCLASSES.get(name)), () -> time, mishaps());
        detector.detect(List.of(edges), longest, cycle -> cycles.add(text(cycle)));
        return cycles;
    }

    private Mishaps mishaps() {
        return new Mishaps(directory.resolve("mishaps.log"));
    }

    private static String text(Cycle cycle) {
        return String.join(
                " ",
                cycle.edges().stream()
                        .map(edge -> edge.held().type().className() + ">"
                                + edge.wanted().type().className())
                        .toList());
    }

    private CycleEdge edge(String held, String wanted) {
        return edge(lock(held, false), lock(wanted, false));
    }

    private static CycleEdge edge(Acquisition held, Acquisition wanted) {
        return new CycleEdge(new LockNode(wanted, List.of(held)), 0, List.of());
    }

    private Acquisition lock(String name, boolean shared) {
        return lock(new LockType(name, name, false), shared);
    }

    private Acquisition lock(LockType type, boolean shared) {
        return new Acquisition(type, new CodePlace("Code", "run", "Code.java", ++line), shared, true);
    }

    @Test
    void locks_that_cannot_be_compared_cost_the_circles_of_these_alone() {
        List<String> cycles = new ArrayList<>();
        Mishaps mishaps = mishaps();
        var detector = new CycleDetector(
                (name, supertype) -> {
                    if (name.equals("Odd")) {
                        throw new IllegalStateException("of Odd");
                    }
                    return false;
                },
                () -> time,
                mishaps);

        detector.detect(
                List.of(edge("A", "B"), edge("B", "A"), edge("Odd", "Other")), 2, cycle -> cycles.add(text(cycle)));

        assertThat(cycles).containsExactly("A>B B>A");
        assertThat(mishaps.all()).isNotEmpty().allMatch(mishap -> mishap.work().startsWith("comparing the locks "));
    }

    @Test
    void what_goes_wrong_with_one_lock_costs_the_circles_of_that_lock_alone() {
        List<String> cycles = new ArrayList<>();
        Mishaps mishaps = mishaps();

        new CycleDetector(String::equals, () -> time, mishaps)
                .detect(List.of(edge("A", "B"), edge("B", "A"), edge("C", "C")), 2, cycle -> {
                    if (text(cycle).contains("A")) {
                        throw new IllegalStateException("of A");
                    }
                    cycles.add(text(cycle));
                });

        assertThat(cycles).containsExactly("C>C C>C");
        assertThat(mishaps.all()).singleElement().asString().contains("the lock A: java.lang.IllegalStateException");
    }

    @Test
    void search_ends_when_the_time_is_over() {
        List<String> cycles = new ArrayList<>();

        new CycleDetector(String::equals, () -> time, mishaps())
                .detect(List.of(edge("A", "A"), edge("A", "A"), edge("A", "A")), 2, cycle -> {
                    cycles.add(text(cycle));
                    time = false;
                });

        assertThat(cycles).hasSize(1);
    }

    @Test
    void an_edge_forms_a_circle_with_itself() {
        assertThat(cycles(2, edge("A", "A"))).containsExactly("A>A A>A");
    }

    @Test
    void two_edges_in_opposite_order_form_one_circle() {
        assertThat(cycles(2, edge("A", "B"), edge("B", "A"))).containsExactly("A>B B>A");
    }

    @Test
    void edges_in_the_same_order_form_none() {
        assertThat(cycles(5, edge("A", "B"), edge("A", "B"), edge("B", "C"))).isEmpty();
    }

    @Test
    void longer_circles_are_found_up_to_the_bound_and_once() {
        CycleEdge[] edges = {edge("A", "B"), edge("B", "C"), edge("C", "A")};

        assertThat(cycles(2, edges)).isEmpty();
        assertThat(cycles(5, edges)).containsExactly("A>B B>C C>A");
    }

    @Test
    void a_subtype_can_stand_for_its_supertype() {
        assertThat(cycles(2, edge("Vector", "Lock"), edge("Lock", "Stack"))).hasSize(1);
    }

    @Test
    void that_all_are_objects_makes_no_circle() {
        assertThat(cycles(2, edge("java.lang.Object", "B"), edge("B", "A"))).isEmpty();
    }

    @Test
    void readers_do_not_wait_for_readers() {
        assertThat(cycles(2, edge(lock("A", true), lock("A", true)))).isEmpty();
        assertThat(cycles(2, edge(lock("A", false), lock("A", true)))).hasSize(1);
    }

    @Test
    void static_locks_are_the_same_by_name_only() {
        var first = new LockType("demo.Ids.LOCK", "java.lang.Object", true);
        var second = new LockType("demo.Names.LOCK", "java.lang.Object", true);

        assertThat(cycles(2, edge(lock(first, false), lock("B", false)), edge(lock("B", false), lock(first, false))))
                .hasSize(1);
        assertThat(cycles(2, edge(lock(first, false), lock("B", false)), edge(lock("B", false), lock(second, false))))
                .isEmpty();
    }
}
