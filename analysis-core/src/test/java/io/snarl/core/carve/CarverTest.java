package io.snarl.core.carve;

import static io.snarl.core.seed.TestScript.number;
import static io.snarl.core.seed.TestScript.ref;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.snarl.contract.trace.Value;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.TestScript;
import java.util.List;
import org.junit.jupiter.api.Test;

class CarverTest {

    private static final String ACCOUNT = "bank.Account";

    private final TestScript test = new TestScript(0, "bank.AccountTest");

    private CarvedCall carve(ClientCall call) throws InfeasibleException {
        return Carver.carve(test.script(), call.number(), List.of(), new NoSources(), HelperUse.AS_A_PERSON_WOULD);
    }

    private void assertInfeasible(ClientCall call, Reason reason) {
        assertThatExceptionOfType(InfeasibleException.class)
                .isThrownBy(() -> carve(call))
                .extracting(InfeasibleException::reason)
                .isEqualTo(reason);
    }

    @Test
    void call_needs_the_calls_that_made_its_receiver_and_its_arguments() throws InfeasibleException {
        int ada = test.creates(ACCOUNT, "(I)V", number(10));
        int grace = test.creates(ACCOUNT, "(I)V", number(20));
        test.creates(ACCOUNT, "(I)V", number(30));
        ClientCall transfer = test.changes(ada, "transfer", "(Lbank/Account;)V", ref(grace));

        assertThat(carve(transfer).calls()).containsExactly(0, 1);
    }

    @Test
    void call_needs_what_has_changed_its_objects_and_nothing_that_has_changed_others() throws InfeasibleException {
        int ada = test.creates(ACCOUNT, "()V");
        int grace = test.creates(ACCOUNT, "()V");
        ClientCall deposit = test.changes(ada, "deposit", "(I)V", number(5));
        test.changes(grace, "deposit", "(I)V", number(7));
        ClientCall withdraw = test.changes(ada, "withdraw", "(I)V", number(5));
        test.changes(ada, "close", "()V");

        assertThat(carve(withdraw).calls()).containsExactly(0, deposit.number());
    }

    @Test
    void what_changes_an_object_brings_along_what_it_needs_itself() throws InfeasibleException {
        int ada = test.creates(ACCOUNT, "()V");
        int owner = test.creates("bank.Person", "()V");
        test.changes(owner, "rename", "()V");
        test.changes(ada, "setOwner", "(Lbank/Person;)V", ref(owner));
        ClientCall close = test.changes(ada, "close", "()V");

        assertThat(carve(close).calls()).containsExactly(0, 1, 2, 3);
    }

    @Test
    void object_that_no_call_has_made_leaves_the_call_infeasible() {
        ClientCall close = test.changes(test.object(ACCOUNT), "close", "()V");

        assertInfeasible(close, Reason.NO_MAKER);
    }

    @Test
    void change_that_cannot_be_repeated_is_left_out() throws InfeasibleException {
        int ada = test.creates(ACCOUNT, "()V");
        test.changes(ada, "setOwner", "(Lbank/Person;)V", ref(test.object("bank.Person")));
        ClientCall close = test.changes(ada, "close", "()V");

        assertThat(carve(close).calls()).containsExactly(0);
    }

    @Test
    void value_that_was_cut_or_hidden_cannot_be_repeated() {
        int ada = test.creates(ACCOUNT, "()V");
        ClientCall cut = test.changes(ada, "rename", "(Ljava/lang/String;)V", new Value.Text("A", 5000));
        ClientCall hidden = test.changes(ada, "login", "(Ljava/lang/String;)V", new Value.Hidden(""));

        assertInfeasible(cut, Reason.CUT_VALUE);
        assertInfeasible(hidden, Reason.HIDDEN_VALUE);
    }

    @Test
    void call_that_takes_very_many_others_is_given_up() {
        int ada = test.creates(ACCOUNT, "()V");
        for (int i = 0; i < 1000; i++) {
            test.changes(ada, "deposit", "(I)V", number(i));
        }
        ClientCall close = test.changes(ada, "close", "()V");

        assertInfeasible(close, Reason.TOO_LONG);
    }
}
