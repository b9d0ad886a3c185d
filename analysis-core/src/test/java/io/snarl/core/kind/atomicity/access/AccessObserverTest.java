package io.snarl.core.kind.atomicity.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.index.TracePart;
import io.snarl.core.lock.Acquisitions;
import io.snarl.core.lock.LockObserver;
import io.snarl.core.path.Heap;
import io.snarl.core.seed.Activation;
import io.snarl.core.seed.MethodEffects;
import io.snarl.core.seed.SeedFollower;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.seed.Setups;
import io.snarl.testing.PayloadBytes;
import io.snarl.testing.TraceBytes;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AccessObserverTest {

    private static final int OTHER = 0;
    private static final int SUBJECT = 1;
    private static final int TEST = 3;
    private static final int LIST = 3;
    private static final int CLASS = 4;
    private static final String LIST_TYPE = "Ljava/util/List;";

    @TempDir
    private Path directory;

    private final TraceBytes trace = new TraceBytes();
    private final PayloadBytes events = TraceBytes.events(1, 1, 1);
    private int testMethod;
    private int objects = CLASS + 1;

    @BeforeEach
    void defineTest() {
        int thread = trace.classNamed("java.lang.Thread", OTHER);
        int test = trace.classNamed("demo.GateTest", TEST);
        trace.object(1, thread).object(2, test);
        trace.object(LIST, trace.classNamed("java.util.ArrayList", OTHER));
        trace.object(CLASS, trace.classNamed("java.lang.Class", OTHER));
        testMethod = trace.method(test, "counts", "()V");
        events.event(trace.site(EventKind.ENTER, testMethod, 1)).ref(2);
    }

    /** A method of the library, which the test calls once. */
    private final class Method {

        private final String owner;
        private final String name;
        private final int number;
        private final int receiver;
        private int line = 10;

        Method(String owner, String name, boolean isStatic) {
            this.owner = owner;
            this.name = name;
            int declarer = trace.classNamed(owner, SUBJECT);
            number = trace.method(declarer, name, "()V", isStatic ? Modifier.STATIC : Modifier.PUBLIC);
            receiver = isStatic ? 0 : objects++;
            if (!isStatic) {
                trace.object(receiver, declarer);
            }
        }

        Method begin() {
            events.event(trace.site(EventKind.CALL, testMethod, 2, owner, name, "()V"))
                    .ref(receiver);
            return enter();
        }

        Method enter() {
            events.event(site(EventKind.ENTER, "")).ref(receiver);
            return this;
        }

        void exit() {
            events.event(site(EventKind.EXIT, ""));
        }

        /** Takes the monitor that a synchronized method takes. */
        Method lock() {
            events.event(trace.site(EventKind.MONITOR_ENTER, number, line++, "", "", "", 1))
                    .ref(receiver == 0 ? CLASS : receiver);
            return this;
        }

        Method unlock() {
            events.event(trace.site(EventKind.MONITOR_EXIT, number, line++, "", "", "", 1))
                    .ref(receiver == 0 ? CLASS : receiver);
            return this;
        }

        Method read(String field) {
            events.event(site(EventKind.GET_FIELD, field)).ref(receiver);
            return this;
        }

        Method write(String field) {
            events.event(site(EventKind.PUT_FIELD, field)).ref(receiver);
            return this;
        }

        Method drawId() {
            events.event(trace.site(EventKind.GET_STATIC, number, line++, "demo.Ids", "last", "I"));
            events.event(trace.site(EventKind.PUT_STATIC, number, line++, "demo.Ids", "last", "I"));
            return this;
        }

        /** Calls a method of the list that a field has. */
        Method callList(String field, String method) {
            events.event(trace.site(EventKind.GET_FIELD, number, line++, owner, field, LIST_TYPE))
                    .ref(receiver)
                    .ref(LIST);
            events.event(trace.site(EventKind.INVOKE, number, line++, "java.util.List", method, "()V"));
            return this;
        }

        /** Calls a method of a list that it has got out of the map that a field has. */
        Method callListInMap(String field, String method) {
            events.event(trace.site(EventKind.GET_FIELD, number, line++, owner, field, "Ljava/util/Map;"))
                    .ref(receiver)
                    .ref(LIST);
            events.event(trace.site(EventKind.INVOKE, number, line++, "java.util.Map", "get", "()Ljava/lang/Object;"));
            events.event(trace.site(EventKind.INVOKE, number, line++, "java.util.List", method, "()V"));
            return this;
        }

        /** Makes a list and calls a method of it, unless that is what it has got before. */
        Method callNewList(String method) {
            events.event(trace.site(EventKind.INVOKE, number, line++, "java.util.ArrayList", "<init>", "()V"));
            events.event(trace.site(EventKind.INVOKE, number, line++, "java.util.List", method, "()V"));
            return this;
        }

        Method callSuper(String superclass, String method) {
            events.event(trace.site(EventKind.INVOKE, number, line++, superclass, method, "()V", 183));
            return this;
        }

        /** Writes to a field of an object that the method makes. */
        Method writeToNew(String field) {
            int made = objects++;
            trace.object(made, trace.classNamed("demo.Ticket", SUBJECT));
            events.event(trace.site(EventKind.NEW, number, line++, "demo.Ticket", "", ""))
                    .ref(made);
            events.event(trace.site(EventKind.PUT_FIELD, number, line++, "demo.Ticket", field, "I"))
                    .ref(made);
            return this;
        }

        void end() {
            exit();
            events.returned().noValue();
        }

        private int site(EventKind kind, String field) {
            return trace.site(kind, number, line++, owner, field, "I");
        }
    }

    private Method called(String name) {
        return new Method("demo.Gate", name, false).begin();
    }

    /** Follows the test, and returns the accesses of its calls: variable, whether read or written, and locks. */
    private List<String> accesses() {
        return profiles().stream()
                .flatMap(profile -> profile.accesses().stream())
                .map(access -> access.variable()
                        + (access.contents() ? "{}" : "")
                        + (access.read() ? "?" : "")
                        + (access.write() ? "!" : "")
                        + access.locks().stream().map(lock -> " " + lock.path()).collect(Collectors.joining()))
                .toList();
    }

    private List<CallProfile> profiles() {
        events.event(trace.site(EventKind.EXIT, testMethod, 9));
        Path file = trace.add(events).end(1, false).writeTo(directory.resolve("counts.trace"));
        var profiles = new CallProfiles();
        var heap = new Heap();
        var locks = new LockObserver(heap, new Acquisitions());
        var observer = new AccessObserver(profiles, heap, locks);
        new SeedFollower(
                        new SeedTest(0, "counts", "demo.GateTest", "counts"),
                        new MethodEffects(),
                        new Setups(),
                        () -> true)
                .follow(List.of(TracePart.all(file)), List.of(heap, locks, observer));
        observer.finish();
        return profiles.groups().stream().flatMap(List::stream).toList();
    }

    @Test
    void accesses_of_a_call_are_kept_with_the_locks_that_it_holds() {
        called("pass").read("open").lock().read("count").write("count").unlock().end();

        assertThat(accesses()).containsExactly("demo.Gate.open?", "demo.Gate.count? this", "demo.Gate.count! this");
    }

    @Test
    void lock_that_is_taken_again_is_not_the_same_span() {
        called("pass")
                .lock()
                .read("count")
                .unlock()
                .lock()
                .write("count")
                .unlock()
                .end();

        assertThat(profiles()).singleElement().satisfies(profile -> {
            LockSpan first = profile.accesses().get(0).locks().get(0);
            LockSpan second = profile.accesses().get(1).locks().get(0);
            assertThat(first.path()).isEqualTo(second.path());
            assertThat(first.since()).isLessThan(second.since());
        });
    }

    @Test
    void monitors_of_classes_are_told_apart_by_the_classes() {
        new Method("demo.Ids", "next", true).begin().lock().drawId().unlock().end();
        new Method("demo.Names", "next", true).begin().lock().drawId().unlock().end();

        assertThat(accesses())
                .containsExactly(
                        "demo.Ids.last? demo.Ids",
                        "demo.Ids.last! demo.Ids",
                        "demo.Ids.last? demo.Names",
                        "demo.Ids.last! demo.Names");
    }

    @Test
    void call_of_a_list_reads_its_contents_before_it_changes_them() {
        called("join").callList("names", "add").end();

        assertThat(accesses()).containsExactly("demo.Gate.names?", "demo.Gate.names{}?", "demo.Gate.names{}!");
    }

    @Test
    void call_that_only_tells_something_of_a_list_changes_nothing() {
        called("count").callList("names", "size").end();

        assertThat(accesses()).containsExactly("demo.Gate.names?", "demo.Gate.names{}?", "demo.Gate.names{}?");
    }

    @Test
    void list_that_was_got_out_of_a_map_is_among_what_the_map_has() {
        called("tag").callListInMap("tags", "add").end();

        assertThat(accesses())
                .contains("demo.Gate.tags[*]{}?", "demo.Gate.tags[*]{}!")
                .doesNotContain("demo.Gate.tags{}!");
    }

    @Test
    void list_that_is_new_is_not_the_one_out_of_a_map() {
        called("tag").callListInMap("tags", "size").callNewList("add").end();

        assertThat(accesses()).doesNotContain("demo.Gate.tags[*]{}!");
    }

    @Test
    void call_of_the_superclass_is_made_to_the_object_itself() {
        called("put").callSuper("java.util.HashMap", "put").end();

        assertThat(accesses()).containsExactly("java.util.HashMap{}?", "java.util.HashMap{}!");
    }

    @Test
    void object_that_the_call_makes_is_nobody_elses() {
        called("enter").writeToNew("price").write("count").end();

        assertThat(accesses()).containsExactly("demo.Gate.count!");
    }

    @Test
    void methods_between_the_client_call_and_an_access_are_known_by_their_objects() {
        Method pass = called("pass").read("open");
        new Method("demo.Tally", "add", false).enter().write("count").exit();
        new Method("demo.Ids", "next", true).enter().drawId().exit();
        pass.write("open").end();

        assertThat(profiles())
                .singleElement()
                .satisfies(profile -> assertThat(profile.accesses())
                        .extracting(access -> access.by().withCallers().stream()
                                .map(Activation::type)
                                .toList())
                        .containsExactly(
                                List.of("demo.Gate"),
                                List.of("demo.Tally", "demo.Gate"),
                                List.of("", "demo.Gate"),
                                List.of("", "demo.Gate"),
                                List.of("demo.Gate")));
    }

    @Test
    void two_calls_of_one_method_are_two_runs_of_it() {
        Method add = new Method("demo.Tally", "add", false);
        Method pass = called("pass");
        add.enter().read("count").exit();
        add.enter().write("count").exit();
        pass.end();

        assertThat(profiles()).singleElement().satisfies(profile -> {
            Activation first = profile.accesses().get(0).by();
            Activation second = profile.accesses().get(1).by();
            assertThat(first).isNotEqualTo(second);
            assertThat(first.withCallers().get(1))
                    .isEqualTo(second.withCallers().get(1));
        });
    }

    @Test
    void static_fields_are_nobody_elses_until_their_class_is_initialised() {
        Method pass = called("pass");
        new Method("demo.Ids", "<clinit>", true).enter().drawId().exit();
        new Method("demo.Names", "<clinit>", true).enter().drawId().exit();
        pass.end();

        assertThat(accesses()).containsExactly("demo.Ids.last?", "demo.Ids.last!");
    }
}
