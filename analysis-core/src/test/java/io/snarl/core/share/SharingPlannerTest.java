package io.snarl.core.share;

import static io.snarl.core.seed.TestScript.ref;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.snarl.core.carve.CarvedCall;
import io.snarl.core.carve.Carver;
import io.snarl.core.carve.HelperUse;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.carve.NoSources;
import io.snarl.core.carve.Reason;
import io.snarl.core.path.AccessPath;
import io.snarl.core.path.AccessPath.Origin;
import io.snarl.core.path.AccessPath.Root;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.TestScript;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SharingPlannerTest {

    private static final String ACCOUNT = "bank.Account";

    private final TestScript test = new TestScript(0, "bank.AccountTest");
    private final int ada = test.creates(ACCOUNT, "()V");
    private final int grace = test.creates(ACCOUNT, "()V");

    private static AccessPath receiver(int object, int... others) {
        return path(new Root(Origin.RECEIVER, -1, ""), object, others);
    }

    private static AccessPath argument(int object) {
        return path(new Root(Origin.ARGUMENT, 0, ""), object);
    }

    private static AccessPath path(Root root, int object, int... others) {
        List<Integer> objects = java.util.stream.IntStream.concat(
                        java.util.stream.IntStream.of(object), java.util.Arrays.stream(others))
                .boxed()
                .toList();
        return new AccessPath(root, objects, java.util.Collections.nCopies(others.length, "mutex"));
    }

    private Part part(ClientCall call, AccessPath wanted, AccessPath held) throws InfeasibleException {
        CarvedCall carved =
                Carver.carve(test.script(), call.number(), List.of(), new NoSources(), HelperUse.AS_A_PERSON_WOULD);
        return new Part(carved, wanted, held, List.of(held));
    }

    private static boolean isSubtype(String type, String other) {
        return type.equals(other);
    }

    private static String text(Plan plan) {
        return plan.threads().stream().map(SharingPlannerTest::text).collect(Collectors.joining(" | "));
    }

    private static String text(Step step) {
        return text(step.receiver().orElseThrow()) + "." + step.origin().name()
                + step.arguments().stream().map(SharingPlannerTest::text).toList();
    }

    private static String text(Operand operand) {
        return "v" + ((Operand.OfVariable) operand).variable().number();
    }

    @Test
    void each_thread_wants_what_the_other_holds() throws InfeasibleException {
        ClientCall transfer = test.changes(ada, "transfer", "(Lbank/Account;)V", ref(grace));
        Part part = part(transfer, argument(grace), receiver(ada));

        List<Plan> plans = SharingPlanner.inCycle(List.of(part, part), SharingPlannerTest::isSubtype);

        assertThat(plans).first().satisfies(plan -> {
            assertThat(plan.setUp()).hasSize(2);
            assertThat(text(plan)).matches("(v\\d)\\.transfer\\[(v\\d)] \\| \\2\\.transfer\\[\\1]");
        });
    }

    @Test
    void objects_on_the_way_to_a_lock_are_shared_by_the_calls_that_connect_them() throws InfeasibleException {
        int lock = test.creates("bank.Lock", "()V");
        int teller = test.creates("bank.Teller", "(Lbank/Lock;)V", ref(lock));
        ClientCall pay = test.changes(teller, "pay", "(Lbank/Account;)V", ref(ada));
        int otherLock = test.creates("bank.Lock", "()V");
        int clerk = test.creates("bank.Clerk", "(Lbank/Lock;)V", ref(otherLock));
        ClientCall count = test.changes(clerk, "count", "(Lbank/Account;)V", ref(grace));

        List<Plan> plans = SharingPlanner.inCycle(
                List.of(
                        part(pay, argument(ada), receiver(teller, lock)),
                        part(count, receiver(clerk, otherLock), argument(grace))),
                SharingPlannerTest::isSubtype);

        assertThat(plans)
                .isNotEmpty()
                .allSatisfy(plan -> assertThat(plan.setUp().stream()
                                .filter(step -> step.origin().owner().equals("bank.Lock")))
                        .hasSize(1));
        assertThat(text(plans.get(0))).matches("v\\d\\.pay\\[(v\\d)] \\| v\\d\\.count\\[\\1]");
    }

    @Test
    void object_that_the_test_never_has_cannot_be_shared() throws InfeasibleException {
        int hidden = test.object("bank.Lock");
        ClientCall audit = test.changes(ada, "audit", "()V");
        Part part = part(audit, receiver(ada, hidden), receiver(ada, hidden));

        assertThatExceptionOfType(InfeasibleException.class)
                .isThrownBy(() -> SharingPlanner.inCycle(List.of(part, part), (type, other) -> false))
                .extracting(InfeasibleException::reason)
                .isIn(Reason.ENCLOSED, Reason.SAME_LOCK);
    }

    @Test
    void thread_that_holds_what_it_wants_cannot_deadlock() throws InfeasibleException {
        ClientCall transfer = test.changes(ada, "transfer", "(Lbank/Account;)V", ref(ada));
        Part part = part(transfer, argument(ada), receiver(ada));

        assertThatExceptionOfType(InfeasibleException.class)
                .isThrownBy(() -> SharingPlanner.inCycle(List.of(part, part), SharingPlannerTest::isSubtype))
                .extracting(InfeasibleException::reason)
                .isEqualTo(Reason.SAME_LOCK);
    }
}
