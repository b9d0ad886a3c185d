package io.snarl.core.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.source.resolve.ClassNames;
import io.snarl.core.source.resolve.Types;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class FindingNamesTest {

    private final Types types = Types.of(List.of());
    private final FindingNames names = new FindingNames(new ClassNames(types));

    @AfterEach
    void close() throws IOException {
        types.close();
    }

    private static MethodSignature method(String owner, String name) {
        return new MethodSignature(owner, name, "(J)V");
    }

    @Test
    void finding_is_named_after_the_class_and_the_calls() {
        List<MethodSignature> calls = List.of(method("bank.Bank", "open"), method("bank.Account", "close"));

        assertThat(names.id(calls, "-deadlock")).isEqualTo("Bank.open_close-deadlock");
        assertThat(names.title(calls, "might deadlock with")).isEqualTo("Bank: open might deadlock with close");
        assertThat(FindingNames.subjectOf(calls)).isEqualTo("bank.Bank");
    }

    @Test
    void name_that_is_taken_gets_a_number() {
        List<MethodSignature> calls = List.of(method("bank.Bank", "open"), method("bank.Bank", "open"));
        names.id(calls, "");

        assertThat(names.id(calls, "")).isEqualTo("Bank.open_open-2");
        assertThat(names.id(calls, "-deadlock")).isEqualTo("Bank.open_open-deadlock");
    }

    @Test
    void name_has_nothing_that_a_shell_takes_for_something_else() {
        List<MethodSignature> calls = List.of(method("bank.Bank", "<init>"), method("bank.Bank", "pay$cash"));

        assertThat(names.id(calls, "")).matches("[\\w.]+");
    }
}
