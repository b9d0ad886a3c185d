package io.snarl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StateTest {

    private static class Base {

        private static final String MOTTO = "all";

        private final int number = 1;
    }

    private static final class Derived extends Base {

        private final int number = 2;
    }

    private static final String BASE = Base.class.getName();

    @Test
    void private_field_is_known_by_the_class_that_declares_it() {
        assertThat(State.fieldOf(new Derived(), BASE, "number")).isEqualTo(1);
        assertThat(State.fieldOf(new Derived(), Derived.class.getName(), "number"))
                .isEqualTo(2);
    }

    @Test
    void static_field_needs_no_object() {
        assertThat(State.fieldOf(null, BASE, "MOTTO")).isEqualTo("all");
    }

    @Test
    void field_of_a_module_that_is_not_open_is_refused_with_what_to_do() {
        List<String> list = new ArrayList<>();

        assertThatThrownBy(() -> State.fieldOf(list, "java.util.ArrayList", "size"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("java.util.ArrayList.size cannot be read")
                .hasMessageContaining("--add-opens java.base/java.util=ALL-UNNAMED");
    }

    @Test
    void field_that_is_not_there_is_named() {
        assertThatThrownBy(() -> State.fieldOf(new Base(), BASE, "count"))
                .isInstanceOf(AssertionError.class)
                .hasMessage("The class " + BASE + " has no field count.");
    }

    @Test
    void class_that_is_not_there_is_named() {
        assertThatThrownBy(() -> State.fieldOf(null, "demo.Nothing", "count"))
                .isInstanceOf(AssertionError.class)
                .hasMessage("There is no class demo.Nothing.");
    }

    @Test
    void field_of_an_object_needs_the_object() {
        assertThatThrownBy(() -> State.fieldOf(null, BASE, "number"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("it is not static");
    }
}
