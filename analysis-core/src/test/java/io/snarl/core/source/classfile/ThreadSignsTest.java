package io.snarl.core.source.classfile;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.MethodInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThreadSignsTest {

    private static final String CLASSES = """
            package demo;

            import java.util.*;
            import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;

            class WithMethod { synchronized void run() {} }
            class WithBlock { void run() { synchronized (this) { toString(); } } }
            class WithVolatileField { volatile int value; }
            class WithAtomicField { AtomicLong value; }
            class WithMap { Map<String, String> names = new ConcurrentHashMap<>(); }
            class WithVector { List<String> names = new Vector<>(); }
            class WithStack { Stack<String> names = new Stack<>(); }
            class WithBuffer { StringBuffer text; void add() { text.append("a"); } }
            class WithWrapper { List<String> names = Collections.synchronizedList(new ArrayList<>()); }
            @ThreadSafe class WithAnnotation {}
            @Own.Shared class WithOwnAnnotation { static class Inside {} }
            @Invisible class WithSourceAnnotation {}
            class WithGuardedField { @GuardedBy("this") int value; }
            class WithGuardedStatic { @GuardedBy("lock") static int value; }
            @org.apache.hc.annotation.Contract(threading = org.apache.hc.annotation.Threading.SAFE_CONDITIONAL)
            class WithContract {}
            @org.apache.hc.annotation.Contract(threading = org.apache.hc.annotation.Threading.UNSAFE)
            class WithoutContract { synchronized void run() {} }
            class Subclass extends WithMethod {}
            class Implementing implements Locking {}
            interface Locking { default void run() { synchronized (this) { toString(); } } }
            class Around {
                synchronized void run() {}
                class Inner { int value; }
                class LockingAround { int value; void add() { synchronized (Around.this) { value++; } } }
                static class Nested { class Deeper {} }
                class Each implements Iterator<String> {
                    public boolean hasNext() { return false; }
                    public String next() { return null; }
                }
                class LockingEach extends Each {
                    public synchronized String next() { return null; }
                }
                @ThreadSafe class SafeEach extends Each {}
            }

            class Plain {
                int value;
                final List<String> names = new ArrayList<>();
                StringBuilder text = new StringBuilder();
                void run() { names.add(text.append(value++).toString()); }
            }
            class WithStaticMethod { static synchronized void run() {} }
            class WithStaticField { static final Map<String, String> NAMES = new ConcurrentHashMap<>(); }
            class WithFlag { volatile boolean stopped; }
            class WithTask { Callable<String> task; TimeUnit unit; }
            class InPassing { void run() { new ConcurrentHashMap<>().clear(); new Vector<>().clear(); } }
            @NotThreadSafe class Denied extends WithMethod { synchronized void stop() {} }
            class PlainSubclass extends ArrayList<String> {}
            class WithOptional extends Optional { Optional other; void use(Optional o) {} Optional make() { return this; } synchronized void run() {} }
            class Optional {}
            class PlainDice extends java.util.Random {}
            class WithExecutor { java.util.concurrent.ExecutorService service; java.util.concurrent.Future<String> last; }
            class WithListeners { synchronized void addTickListener(Runnable listener) {} }
            class WithUpdater { int n; static java.lang.invoke.VarHandle handle; }
            class PlainFailure extends RuntimeException {}
            class PlainStream extends java.io.FilterInputStream { PlainStream() { super(null); } }
            class MarkedStream extends PlainStream {
                public synchronized void mark(int limit) {}
                public synchronized void reset() {}
                public void close() { synchronized (this) { toString(); } }
            }
            class MarkedReader extends java.io.StringReader {
                MarkedReader() { super(""); }
                public synchronized void mark(int limit) {}
                public synchronized void reset() {}
            }
            class ClosingWriter extends java.io.StringWriter { public synchronized void close() {} }
            class PlainReplay extends PlainFailure {
                public synchronized Throwable fillInStackTrace() { return this; }
                public synchronized Throwable getCause() { return null; }
            }
            class LockingStream extends MarkedStream { public synchronized int read() { return 0; } }
            class LockingWriter extends java.io.StringWriter { public void write(int c) { synchronized (lock) { toString(); } } }
            class CountingStream extends MarkedStream { AtomicLong count; }
            class LockingFailure extends PlainReplay { synchronized void add(String detail) {} }
            class Resetting { synchronized void reset() {} }
            class WithLockingMember { static class Member { synchronized void run() {} } }
            """;

    @TempDir
    private static Path directory;

    private static Types types;

    @BeforeAll
    static void compile() throws IOException {
        Path annotation = directory.resolve("ThreadSafe.java");
        Files.writeString(annotation, """
                package demo;
                @interface ThreadSafe {}
                @interface NotThreadSafe {}
                @interface GuardedBy { String value(); }
                @interface Own { @interface Shared {} }
                @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.SOURCE) @interface Invisible {}
                """);
        Path contract = directory.resolve("Contract.java");
        Files.writeString(contract, """
                package org.apache.hc.annotation;
                public @interface Contract { Threading threading(); }
                """);
        Path threading = directory.resolve("Threading.java");
        Files.writeString(
                threading, "package org.apache.hc.annotation; public enum Threading { SAFE_CONDITIONAL, UNSAFE }");
        Path classes = directory.resolve("Classes.java");
        Files.writeString(classes, CLASSES);
        int status = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-nowarn",
                        "-d",
                        directory.toString(),
                        annotation.toString(),
                        contract.toString(),
                        threading.toString(),
                        classes.toString());
        assertThat(status).isZero();
        Files.delete(directory.resolve("demo/Optional.class"));
        types = Types.of(List.of(directory), List.of("demo.Own.Shared", "demo.Invisible"));
    }

    @AfterAll
    static void close() throws IOException {
        types.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "WithMethod",
                "WithBlock",
                "WithVolatileField",
                "WithAtomicField",
                "WithMap",
                "WithVector",
                "WithUpdater",
                "WithWrapper",
                "WithAnnotation",
                "WithOwnAnnotation",
                "WithOwnAnnotation$Inside",
                "WithGuardedField",
                "WithContract",
                "LockingStream",
                "LockingWriter",
                "CountingStream",
                "LockingFailure",
                "Resetting"
            })
    void class_that_locks_or_uses_what_is_made_for_threads_is_made_for_threads(String name) {
        assertThat(types.isMadeForThreads("demo." + name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Subclass", "Implementing", "Around$Inner", "Around$Nested", "Around$Nested$Deeper"})
    void so_is_what_extends_it_or_stands_inside_of_it(String name) {
        assertThat(types.isMadeForThreads("demo." + name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plain",
                "PlainSubclass",
                "PlainFailure",
                "PlainStream",
                "PlainDice",
                "WithLockingMember",
                "Missing"
            })
    void class_without_any_sign_is_not(String name) {
        assertThat(types.isMadeForThreads("demo." + name)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"demo.Around$Each", "demo.Around$LockingEach", "java.util.Vector$Itr"})
    void iterator_is_made_for_one_thread_even_if_it_locks(String name) {
        assertThat(types.isMadeForThreads(name)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"MarkedStream", "MarkedReader", "ClosingWriter", "PlainReplay"})
    void stream_reader_or_exception_that_locks_as_others_do_is_made_for_one_thread(String name) {
        assertThat(types.isMadeForThreads("demo." + name)).isFalse();
    }

    @Test
    void iterator_that_is_said_to_be_thread_safe_is_made_for_several() {
        assertThat(types.isMadeForThreads("demo.Around$SafeEach")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "WithStaticMethod",
                "WithStaticField",
                "WithFlag",
                "WithTask",
                "WithStack",
                "WithBuffer",
                "WithExecutor",
                "WithListeners",
                "InPassing",
                "WithGuardedStatic",
                "WithSourceAnnotation",
                "WithoutContract",
                "Denied"
            })
    void what_is_static_used_in_passing_or_for_other_reasons_is_no_sign(String name) {
        assertThat(types.isMadeForThreads("demo." + name)).isFalse();
    }

    @Test
    void members_that_name_a_class_which_is_not_there_are_left_out() {
        assertThat(types.isMadeForThreads("demo.WithOptional")).isTrue();
        assertThat(types.find("demo.WithOptional").orElseThrow().methods())
                .extracting(MethodInfo::name)
                .contains("run")
                .doesNotContain("use", "make");
    }

    @Test
    void class_that_is_said_not_to_be_thread_safe_is_denied_to_threads() {
        assertThat(types.isDeniedToThreads("demo.Denied")).isTrue();
        assertThat(types.isDeniedToThreads("demo.Plain")).isFalse();
    }

    @Test
    void own_annotation_is_known_by_whoever_carries_it() {
        assertThat(types.isMarkedBy("demo.WithOwnAnnotation", "demo.Own.Shared"))
                .isTrue();
        assertThat(types.isMarkedBy("demo.WithOwnAnnotation$Inside", "demo.Own$Shared"))
                .isTrue();
        assertThat(types.isMarkedBy("demo.WithAnnotation", "demo.Own.Shared")).isFalse();
    }

    @Test
    void own_annotation_that_no_class_file_has_marks_nothing() {
        assertThat(types.isMarkedBy("demo.WithSourceAnnotation", "demo.Invisible"))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.util.Vector",
                "java.util.Hashtable",
                "java.lang.StringBuffer",
                "java.io.StringReader",
                "java.util.concurrent.ConcurrentHashMap",
                "java.util.concurrent.ArrayBlockingQueue",
                "java.util.concurrent.atomic.AtomicInteger"
            })
    void classes_of_the_jdk_that_are_made_for_threads_are_known(String name) {
        assertThat(types.isMadeForThreads(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.lang.Object",
                "java.io.InputStream",
                "java.lang.StringBuilder",
                "java.util.ArrayList",
                "java.util.HashMap",
                "java.util.ArrayDeque",
                "java.util.concurrent.ConcurrentHashMap$KeyIterator"
            })
    void and_those_that_are_not(String name) {
        assertThat(types.isMadeForThreads(name)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Around$Inner", "Around$LockingAround"})
    void class_inside_of_another_has_no_sign_of_its_own_by_that(String name) {
        assertThat(types.hasSignsOfThreads("demo." + name)).isFalse();
        assertThat(types.isMadeForThreads("demo." + name)).isTrue();
    }
}
