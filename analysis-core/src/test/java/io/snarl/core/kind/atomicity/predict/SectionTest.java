package io.snarl.core.kind.atomicity.predict;

import io.snarl.contract.code.MethodSignature;
import static io.snarl.core.kind.atomicity.predict.SeedCalls.argument;
import static io.snarl.core.kind.atomicity.predict.SeedCalls.ofClass;
import static io.snarl.core.kind.atomicity.predict.SeedCalls.receiver;
import static io.snarl.core.kind.atomicity.predict.SeedCalls.then;
import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.path.AccessPath;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is shared is the list that a call is made to, or is given. */
class SectionTest {

    private final SeedCalls calls = new SeedCalls(0);
    private final int list = calls.object("demo.List");
    private final AccessPath self = receiver(list);
    private final AccessPath mutex = then(self, "mutex", calls.hidden("java.lang.Object"));

    private SeedCalls.Call call() {
        return calls.call(new MethodSignature("demo.List", "add", "()V"));
    }

    private static Section section(SeedCalls.Call call, String meeting) {
        CallProfile profile = call.profile();
        return new Section(profile, profile.accesses(), meeting);
    }

    private static String method(SeedCalls.Call call, String... forThreads) {
        return section(call, "this").method(List.of(forThreads)::contains);
    }

    @Test
    void lock_that_belongs_to_what_is_shared_protects_it() {
        assertThat(section(call().lock(self).read(self, "size").write(self, "size"), "this")
                        .isProtected())
                .isTrue();
        assertThat(section(call().lock(mutex).read(self, "size").write(self, "size"), "this")
                        .isProtected())
                .isTrue();
        assertThat(section(call().lock(ofClass("demo.List")).read(self, "size"), "this")
                        .isProtected())
                .isTrue();
        assertThat(section(call().read(self, "size").write(self, "size"), "this")
                        .isProtected())
                .isFalse();
    }

    @Test
    void lock_of_the_object_that_is_called_does_not_protect_another_one_that_it_is_given() {
        AccessPath given = argument(calls.object("demo.List"));

        assertThat(section(call().lock(self).read(given, "size").read(given, "size"), "arg1")
                        .isProtected())
                .isFalse();
        assertThat(section(call().lock(self).lock(given).read(given, "size"), "arg1")
                        .isProtected())
                .isTrue();
    }

    @Test
    void lock_has_to_be_held_all_the_time_and_not_as_a_reader_where_something_is_written() {
        assertThat(section(
                                call().lock(self)
                                        .read(self, "size")
                                        .unlock()
                                        .lock(self)
                                        .write(self, "size"),
                                "this")
                        .isProtected())
                .isFalse();
        assertThat(section(call().lockAsReader(mutex).read(self, "size").read(self, "size"), "this")
                        .isProtected())
                .isTrue();
        assertThat(section(call().lockAsReader(mutex).read(self, "size").write(self, "size"), "this")
                        .isProtected())
                .isFalse();
    }

    @Test
    void method_is_the_innermost_one_that_is_not_left() {
        assertThat(method(call().enter("demo.List").read(self, "size").write(self, "size")))
                .isEqualTo("demo.List.called");
        assertThat(method(call().enter("demo.List")
                        .read(self, "size")
                        .leave()
                        .enter("demo.List")
                        .write(self, "size")))
                .isEqualTo("demo.List.add");
    }

    @Test
    void part_that_is_not_made_for_threads_need_not_protect_itself() {
        assertThat(method(call().enter("demo.Part").read(self, "size").write(self, "size"), "demo.List"))
                .isEqualTo("demo.List.add");
        assertThat(method(call().enter("demo.Part").read(self, "size").write(self, "size"), "demo.Part"))
                .isEqualTo("demo.Part.called");
    }

    @Test
    void method_that_calls_the_one_that_it_overrides_is_one_with_it() {
        assertThat(method(call().enter("demo.List", "demo.Collection.add").read(self, "size")))
                .isEqualTo("demo.List.add");
        assertThat(method(call().enter("demo.List", "demo.Collection.grow").read(self, "size")))
                .isEqualTo("demo.Collection.grow");
    }

    @Test
    void elements_are_called_by_the_field_that_has_them() {
        AccessPath array = then(self, "elements", calls.hidden("int[]"));
        CallProfile profile =
                call().read(self, "elements").write(array, AccessPath.ELEMENT).profile();
        var section = new Section(profile, profile.accesses().subList(1, 2), "this");

        assertThat(section.variableOf(profile.accesses().get(1))).isEqualTo("demo.List.elements");
    }
}
