package io.snarl.core.kind;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CodeNamesTest {

    @Test
    void what_has_no_name_is_called_by_what_is_around_it() {
        assertThat(CodeNames.written("demo.Shop$2")).isEqualTo("demo.Shop");
        assertThat(CodeNames.written("demo.Shop$1Till$Drawer")).isEqualTo("demo.Shop$Drawer");
        assertThat(CodeNames.written("demo.Shop$Till")).isEqualTo("demo.Shop$Till");
        assertThat(CodeNames.written("demo.Shop$3", "lambda$sell$17")).isEqualTo("demo.Shop.sell");
        assertThat(CodeNames.written("demo.Shop", "sell")).isEqualTo("demo.Shop.sell");
    }
}
