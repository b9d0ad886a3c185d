package io.snarl.core.path;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.path.AccessPath.Origin;
import io.snarl.core.path.AccessPath.Root;
import java.util.List;
import org.junit.jupiter.api.Test;

class AccessPathTest {

    private static final AccessPath ELEMENT =
            new AccessPath(new Root(Origin.RECEIVER, -1, ""), List.of(1, 2, 3), List.of("people", AccessPath.ELEMENT));

    @Test
    void path_is_written_as_a_person_would() {
        assertThat(ELEMENT).hasToString("this.people[*]");
        assertThat(new AccessPath(new Root(Origin.ARGUMENT, 1, ""), List.of(4, 5), List.of("mutex")))
                .hasToString("arg2.mutex");
        assertThat(new AccessPath(new Root(Origin.STATIC, -1, "bank.Bank.LOCK"), List.of(6), List.of()))
                .hasToString("bank.Bank.LOCK");
    }

    @Test
    void part_of_a_path_leads_to_an_object_on_the_way() {
        assertThat(ELEMENT.upTo(0)).isEqualTo("this");
        assertThat(ELEMENT.upTo(1)).isEqualTo("this.people");
        assertThat(ELEMENT.linksFrom(1)).containsExactly(AccessPath.ELEMENT);
        assertThat(ELEMENT.target()).isEqualTo(3);
    }

    @Test
    void target_is_found_by_its_last_link_or_by_its_static_field() {
        assertThat(ELEMENT.foundBy()).isEqualTo(AccessPath.ELEMENT);
        assertThat(new AccessPath(new Root(Origin.STATIC, -1, "bank.Bank.LOCK"), List.of(6), List.of()).foundBy())
                .isEqualTo("static bank.Bank.LOCK");
        assertThat(new AccessPath(new Root(Origin.RECEIVER, -1, ""), List.of(1), List.of()).foundBy())
                .isEmpty();
    }

    @Test
    void paths_of_other_objects_are_written_alike() {
        var other = new AccessPath(ELEMENT.root(), List.of(7, 8, 9), ELEMENT.links());

        assertThat(ELEMENT.isWrittenLike(other)).isTrue();
        assertThat(ELEMENT).isNotEqualTo(other);
    }
}
