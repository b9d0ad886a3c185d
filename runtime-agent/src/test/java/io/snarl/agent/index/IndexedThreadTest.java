package io.snarl.agent.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.Test;

class IndexedThreadTest {

    private static final int METHOD = 90;

    private final ObjectAbstractions names =
            new ObjectAbstractions(new ExecutionIndex(ExecutionIndex.DEFAULT_LENGTH, site -> "line " + site));
    private final IndexedThread thread = names.thread(0);

    @Test
    void object_is_named_by_the_calls_that_led_to_it() {
        thread.enter(null, METHOD);
        call(1);
        call(2);
        assertThat(made(3)).isEqualTo("[line 3#1, line 2#1, line 1#1, line 90#1]");
    }

    @Test
    void method_that_the_jdk_calls_back_is_called_by_the_line_that_called_the_jdk() {
        thread.enter(null, METHOD);
        thread.invoke(1);
        for (int i = 1; i <= 3; i++) {
            thread.enter(null, METHOD);
            call(2);
            thread.exit(0);
            assertThat(made(3)).isEqualTo("[line 3#1, line 1#" + i + ", line 90#1]");
            thread.exit(0);
        }
    }

    @Test
    void method_that_ends_by_an_exception_is_left() {
        thread.enter(null, METHOD);
        call(1);
        call(2);
        thread.exitThrow(new IllegalStateException(), 0);
        assertThat(made(3)).isEqualTo("[line 3#1, line 1#1, line 90#1]");
    }

    @Test
    void constructor_that_ends_before_its_object_can_be_touched_is_left_with_its_caller() {
        call(1);
        thread.invoke(2);
        thread.enterConstructor("Sub", METHOD);
        thread.invoke(3);
        thread.enterConstructor("Base", METHOD);
        thread.exit(0);
        assertThat(made(4)).isEqualTo("[line 4#1]");
    }

    @Test
    void constructor_has_its_object_as_the_creator_of_what_it_makes() {
        var creators = new ObjectAbstractions(new CreatorIndex(CreatorIndex.DEFAULT_LENGTH, site -> "line " + site));
        IndexedThread indexed = creators.thread(0);
        var owner = new Object();
        var lock = new Object();
        indexed.invoke(1);
        indexed.enterConstructor("Owner", METHOD);
        indexed.initialised(owner);
        indexed.created(lock, 2);
        indexed.exit(0);
        indexed.created(owner, 3);
        assertThat(creators.of(System.identityHashCode(lock))).isEqualTo("[line 2, line 3]");
    }

    @Test
    void lock_that_is_made_of_other_objects_lends_them_its_name() {
        var lock = new ReentrantReadWriteLock();
        var worker = new Object();
        thread.created(lock, 1);
        names.standsFor(System.identityHashCode(worker), lock.writeLock());
        assertThat(names.of(System.identityHashCode(lock.readLock()))).isEqualTo("[line 1#1]");
        assertThat(names.of(System.identityHashCode(worker))).isEqualTo("[line 1#1]");
    }

    @Test
    void another_execution_is_named_alike() {
        call(1);
        String first = made(2);
        names.begin();
        thread.begin();
        call(1);
        var object = new Object();
        thread.created(object, 2);
        assertThat(names.index().abstractionOf(System.identityHashCode(object))).isEqualTo(first);
    }

    private void call(int line) {
        thread.invoke(line);
        thread.enter(null, METHOD);
    }

    private String made(int line) {
        var object = new Object();
        thread.created(object, line);
        return names.of(System.identityHashCode(object));
    }
}
