package io.snarl.gradle.internal.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModuleOptionsTest {

    @Test
    void module_is_patched_once_with_what_comes_last_in_front() {
        assertThat(ModuleOptions.settled(List.of(
                        "--patch-module",
                        "java.base=users",
                        "-ea",
                        "--patch-module=java.base=agents",
                        "--patch-module=java.desktop=agents=too")))
                .containsExactly(
                        "-ea",
                        "--patch-module=java.base=agents" + File.pathSeparator + "users",
                        "--patch-module=java.desktop=agents=too");
    }

    @Test
    void limit_lets_modules_in_that_are_added() {
        assertThat(ModuleOptions.settled(List.of(
                        "--limit-modules",
                        "java.base,java.xml",
                        "--add-modules=java.desktop",
                        "--add-modules=ALL-SYSTEM")))
                .containsExactly(
                        "--add-modules=java.desktop",
                        "--add-modules=ALL-SYSTEM",
                        "--limit-modules=java.desktop,java.base,java.xml");
    }

    @Test
    void agent_gets_what_tests_say_of_modules_that_can_be_said_only_once() {
        assertThat(ModuleOptions.joined(
                        List.of(
                                "-javaagent:agent.jar",
                                "--patch-module=java.base=agents",
                                "--add-modules=java.management"),
                        List.of(
                                "-Dsecret=1",
                                "--patch-module",
                                "java.base=users",
                                "--add-modules",
                                "users",
                                "--limit-modules",
                                "java.xml")))
                .containsExactly(
                        "-javaagent:agent.jar",
                        "--add-modules=java.management",
                        "--patch-module=java.base=agents" + File.pathSeparator + "users",
                        "--limit-modules=java.management,java.xml");
    }

    @Test
    void other_arguments_stay_as_they_are() {
        List<String> arguments =
                List.of("-Dkey=--patch-module=a=b", "--add-opens", "java.base/java.util=ALL-UNNAMED", "-ea");

        assertThat(ModuleOptions.settled(arguments)).isEqualTo(arguments);
    }
}
