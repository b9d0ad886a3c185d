package io.snarl.core.path;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.index.TracePart;
import io.snarl.core.seed.MethodEffects;
import io.snarl.core.seed.Moment;
import io.snarl.core.seed.SeedFollower;
import io.snarl.core.seed.SeedObserver;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.seed.Setups;
import io.snarl.testing.PayloadBytes;
import io.snarl.testing.TraceBytes;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A test calls {@code bank.transfer(account)}, which takes monitors of objects that it reaches in some way. */
class HeapTest {

    private static final int OTHER = 0;
    private static final int SUBJECT = 1;
    private static final int TEST = 3;
    private static final int BANK = 3;
    private static final int ACCOUNT = 4;
    private static final int LOCK = 5;
    private static final int LIST = 6;
    private static final String OBJECT = "Ljava/lang/Object;";

    @TempDir
    private Path directory;

    private final TraceBytes trace = new TraceBytes();
    private final PayloadBytes events = TraceBytes.events(1, 1, 1);
    private final int testMethod;
    private final int transfer;
    private int line = 10;

    HeapTest() {
        int test = trace.classNamed("bank.BankTest", TEST);
        int bank = trace.classNamed("bank.Bank", SUBJECT);
        trace.object(1, trace.classNamed("java.lang.Thread", OTHER)).object(2, test);
        trace.object(BANK, bank).object(ACCOUNT, trace.classNamed("bank.Account", SUBJECT));
        trace.object(LOCK, trace.classNamed("bank.Lock", SUBJECT));
        trace.object(LIST, trace.classNamed("java.lang.Object[]", OTHER));
        testMethod = trace.method(test, "works", "()V");
        transfer = trace.method(bank, "transfer", "(Lbank/Account;)V", Modifier.PUBLIC);
        events.event(trace.site(EventKind.ENTER, testMethod, 1)).ref(2);
        events.event(trace.site(EventKind.CALL, testMethod, 2, "bank.Bank", "transfer", "(Lbank/Account;)V"))
                .ref(BANK);
        events.argument().objectValue(ACCOUNT);
        events.event(site(EventKind.ENTER, "", "", "")).ref(BANK);
    }

    private int site(EventKind kind, String owner, String name, String descriptor) {
        return trace.site(kind, transfer, line++, owner, name, descriptor);
    }

    private void reads(int receiver, String field, int value) {
        events.event(site(EventKind.GET_FIELD, "bank.Any", field, OBJECT))
                .ref(receiver)
                .ref(value);
    }

    private void locks(int object) {
        events.event(site(EventKind.MONITOR_ENTER, "", "", "")).ref(object);
    }

    /** Returns the paths to the monitors that the call takes. */
    private List<String> paths() {
        events.event(site(EventKind.EXIT, "", "", ""));
        events.returned().noValue();
        events.event(trace.site(EventKind.EXIT, testMethod, 9));
        Path file = trace.add(events).end(1, false).writeTo(directory.resolve("works.trace"));
        var heap = new Heap();
        List<String> paths = new ArrayList<>();
        SeedObserver monitors = (long number, Event event, Moment moment) -> {
            if (event instanceof Event.MonitorUse use) {
                paths.add(heap.path(use.object(), moment.subjectCall(), moment).toString());
            }
        };
        new SeedFollower(
                        new SeedTest(0, "works", "bank.BankTest", "works"),
                        new MethodEffects(),
                        new Setups(),
                        () -> true)
                .follow(List.of(TracePart.all(file)), List.of(heap, monitors));
        return paths;
    }

    @Test
    void receiver_and_arguments_are_reached_without_a_way() {
        locks(BANK);
        locks(ACCOUNT);

        assertThat(paths()).containsExactly("this", "arg1");
    }

    @Test
    void fields_and_elements_lead_on() {
        reads(BANK, "locks", LIST);
        events.event(site(EventKind.GET_ELEMENT, "", "", "L"))
                .ref(LIST)
                .number(0)
                .ref(LOCK);
        locks(LOCK);

        assertThat(paths()).containsExactly("this.locks[*]");
    }

    @Test
    void first_way_to_an_object_is_kept() {
        reads(ACCOUNT, "lock", LOCK);
        reads(BANK, "lock", LOCK);
        locks(LOCK);

        assertThat(paths()).containsExactly("arg1.lock");
    }

    @Test
    void static_field_is_a_way_of_its_own() {
        events.event(site(EventKind.GET_STATIC, "bank.Bank", "LOCK", OBJECT)).ref(LOCK);
        locks(LOCK);

        assertThat(paths()).containsExactly("bank.Bank.LOCK");
    }

    @Test
    void object_that_the_call_makes_is_nobody_elses() {
        events.event(site(EventKind.NEW, "bank.Lock", "", "")).ref(LOCK);
        locks(LOCK);

        assertThat(paths()).containsExactly("local");
    }

    @Test
    void object_that_nothing_was_seen_to_lead_to_comes_from_unseen_code() {
        locks(LOCK);

        assertThat(paths()).containsExactly("?");
    }
}
