package io.snarl.agent.controlled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.snarl.agent.programs.Jdk;
import io.snarl.contract.json.JsonLine;
import io.snarl.contract.settings.StrategyName;
import io.snarl.testing.ExpectedFile;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs small programs, wrong ones and right ones, under the scheduler. */
class ControlledProgramsTest {

    private static final List<String> STRATEGIES =
            Stream.of(StrategyName.values()).map(JsonLine::word).toList();

    @TestFactory
    Stream<DynamicTest> cases_on_jdk_17() {
        return cases(Jdk.JDK_17);
    }

    @TestFactory
    Stream<DynamicTest> cases_on_jdk_25() {
        return cases(Jdk.JDK_25);
    }

    private static Stream<DynamicTest> cases(Jdk jdk) {
        ControlledPrograms programs = ControlledPrograms.on(jdk.required());
        return programs.names().stream().map(name -> dynamicTest(name, () -> assertIsAsExpected(programs, name)));
    }

    private static void assertIsAsExpected(ControlledPrograms programs, String name) {
        Properties result = programs.result(name);
        switch (result.getProperty("expected")) {
            case "passes" -> assertPasses(result);
            case "uncontrolled" -> assertIsUncontrolled(result);
            default -> assertFails(name, result);
        }
    }

    private static void assertPasses(Properties result) {
        assertThat(result).as("%s", result).containsEntry("outcome", "PASSED").containsEntry("remarks", "");
        if (result.containsKey("exhaustive")) {
            assertThat(result.getProperty("exhaustive"))
                    .startsWith("all schedules with at most " + result.getProperty("exhaustive.preemptions") + " ")
                    .endsWith("explored: none fails");
        }
    }

    private static void assertFails(String name, Properties result) {
        assertThat(result)
                .as("%s", result)
                .containsEntry("outcome", "FAILED")
                .containsEntry("kind", result.getProperty("expected").toUpperCase(Locale.ROOT));
        String replays = result.getProperty("replays");
        if (replays == null) {
            assertThat(result).as("%s", result).containsEntry("reusable", "false");
            return;
        }
        assertThat(result)
                .as("%s", result)
                .containsEntry(
                        "replay", "FAILED, failed in the stored way in " + replays + " of " + replays + " replays");
        if (ControlledPrograms.OF_TABLES.contains(name)) {
            ExpectedFile.of("src/test/resources/controlled/" + name + ".txt").assertIs(result.getProperty("table"));
        }
    }

    private static void assertIsUncontrolled(Properties result) {
        assertThat(result)
                .as("%s", result)
                .containsEntry("outcome", "UNCONTROLLED")
                .containsEntry("kind", "UNCONTROLLED");
        assertThat(result.getProperty("details")).contains("controlled.UncontrolledTest");
    }

    @ParameterizedTest
    @EnumSource
    void strategies_find_what_they_are_made_for(Jdk jdk) {
        for (String name : ControlledPrograms.OF_STRATEGIES) {
            Properties result = ControlledPrograms.on(jdk.required()).result("strategies." + name);
            for (String strategy : STRATEGIES) {
                assertThat(result.getProperty(strategy))
                        .as("%s by %s", name, strategy)
                        .startsWith("FAILED");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void same_seed_gives_the_same_schedules_and_the_same_file(Jdk jdk) {
        for (String name : ControlledPrograms.OF_STRATEGIES) {
            Properties result = ControlledPrograms.on(jdk.required()).result("strategies." + name);
            for (String strategy : STRATEGIES) {
                assertThat(result.getProperty(strategy + ".file"))
                        .as("the file of %s by %s", name, strategy)
                        .isEqualTo(result.getProperty(strategy + ".file.again"));
                assertThat(result.getProperty(strategy + ".schedules"))
                        .as("the schedules of %s by %s", name, strategy)
                        .isEqualTo(result.getProperty(strategy + ".schedules.again"));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void other_seed_gives_other_schedules(Jdk jdk) {
        for (String name : ControlledPrograms.OF_STRATEGIES) {
            Properties result = ControlledPrograms.on(jdk.required()).result("strategies." + name);
            STRATEGIES.stream()
                    .filter(strategy -> !strategy.equals("exhaustive"))
                    .forEach(strategy -> assertThat(result.getProperty(strategy + ".schedules"))
                            .as("the schedules of %s by %s", name, strategy)
                            .isNotEqualTo(result.getProperty(strategy + ".schedules.otherSeed")));
        }
    }

    @ParameterizedTest
    @EnumSource
    void replay_survives_an_edit_and_says_where_it_parts_from_a_changed_program(Jdk jdk) {
        Properties result = ControlledPrograms.on(jdk.required()).result("changed");

        var text = new StringBuilder();
        for (String version : ControlledPrograms.VERSIONS) {
            text.append(version).append('\n').append(result.getProperty(version).indent(2));
        }

        ExpectedFile.of("src/test/resources/controlled/changed.txt").assertIs(text.toString());
    }
}
