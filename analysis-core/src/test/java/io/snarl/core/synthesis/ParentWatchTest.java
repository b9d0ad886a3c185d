package io.snarl.core.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ParentWatchTest {

    /** Starts a JVM that would never end. */
    static final class Parent {

        private Parent() {}

        public static void main(String[] arguments) throws Exception {
            Process child = start(Child.class).inheritIO().start();
            child.waitFor();
        }
    }

    /** Says its number, and waits. */
    static final class Child {

        private Child() {}

        public static void main(String[] arguments) throws Exception {
            ParentWatch.begin();
            System.out.println(ProcessHandle.current().pid());
            while (true) {
                Thread.sleep(1_000);
            }
        }
    }

    @Test
    void jvm_ends_with_the_process_that_has_started_it() throws Exception {
        Process parent = start(Parent.class).start();
        ProcessHandle child;
        try (BufferedReader output = parent.inputReader()) {
            child = ProcessHandle.of(Long.parseLong(output.readLine())).orElseThrow();
        }
        assertThat(child.parent()).contains(parent.toHandle());
        assertThat(child.isAlive()).isTrue();

        parent.destroyForcibly();

        try {
            assertThat(child.onExit().get(1, TimeUnit.MINUTES)).isEqualTo(child);
        } finally {
            child.destroyForcibly();
        }
    }

    private static ProcessBuilder start(Class<?> program) {
        return new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                program.getName());
    }
}
