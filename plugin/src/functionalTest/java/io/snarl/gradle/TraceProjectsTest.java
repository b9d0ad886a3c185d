package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.file.Trace;
import io.snarl.contract.trace.index.TracedTest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Projects of many kinds, all traced in one build without a change to any of them. */
class TraceProjectsTest {

    private static final String COUNTER = """
            package counting;

            public class Counter {
                private int count;

                public synchronized int next() {
                    return ++count;
                }
            }
            """;

    private static final String COUNTER_TEST = """
            package counting;

            import static org.junit.jupiter.api.Assertions.assertEquals;

            import org.junit.jupiter.api.Test;

            class CounterTest {
                @Test
                void counts() {
                    assertEquals(1, new Counter().next());
                }
            }
            """;

    @TempDir
    static Path directory;

    private static GradleBuild build;
    private static BuildResult result;

    @BeforeAll
    static void trace() {
        build = new GradleBuild(directory)
                .with("settings.gradle", """
                        rootProject.name = 'projects'
                        include 'counter', 'setup', 'junit4', 'newest', 'modular', 'covered', 'jdk', 'dependency', 'suite'
                        """)
                .with("build.gradle", """
                        plugins {
                            id 'io.snarl' apply false
                        }
                        subprojects {
                            apply plugin: 'java-library'
                            apply plugin: 'io.snarl'
                            repositories { mavenCentral() }
                        }
                        configure(subprojects.findAll { it.name != 'junit4' }) {
                            testing.suites.test { useJUnitJupiter('%s') }
                        }
                        """.formatted(GradleBuild.JUNIT))
                .with("counter/src/main/java/counting/Counter.java", COUNTER)
                .with("counter/src/test/java/counting/CounterTest.java", COUNTER_TEST);
        addProjectWithSetup();
        addJUnit4Project();
        addNewestJavaProject();
        addModularProject();
        addCoveredProject();
        addProjectWithSubjectInJdk();
        addProjectWithSubjectInDependency();
        addProjectWithAnotherSuite();

        result = build.run("traceSeedTests", "--continue", "--parallel", "--configuration-cache");
    }

    private static void addProjectWithSetup() {
        build.with("setup/build.gradle.kts", """
                        tasks.withType<Test> {
                            maxParallelForks = 4
                            setForkEvery(1)
                            jvmArgs("-Dset.for.all=yes")
                        }
                        tasks.named<Test>("test") {
                            systemProperty("set.as.property", "yes")
                            systemProperty("user.language", "tr")
                            systemProperty("java.io.tmpdir", file("src").path)
                            systemProperty("junit.jupiter.execution.parallel.enabled", "true")
                            jvmArgs("-Dset.as.argument=yes", "--patch-module", "java.base=test")
                            jvmArgumentProviders.add(CommandLineArgumentProvider { listOf("-Dset.by.provider=yes") })
                            environment("SET_AS_VARIABLE", "yes")
                            maxHeapSize = "200m"
                            workingDir = file("work")
                            doFirst { file("work").mkdirs() }
                        }
                        """)
                .with("setup/src/test/java/setup/AnotherTest.java", """
                        package setup;

                        class AnotherTest {
                            @org.junit.jupiter.api.Test
                            void runsInTheSameJvm() {}
                        }
                        """)
                .with("setup/src/test/java/setup/SetupTest.java", """
                        package setup;

                        import static org.junit.jupiter.api.Assertions.*;

                        import java.nio.file.Path;
                        import org.junit.jupiter.api.Test;

                        class SetupTest {
                            @Test
                            void runsAsTheUserHasSetItUp() {
                                for (String how : new String[] {"for.all", "as.property", "as.argument", "by.provider"}) {
                                    assertEquals("yes", System.getProperty("set." + how), how);
                                }
                                assertEquals("tr", java.util.Locale.getDefault().getLanguage());
                                assertTrue(System.getProperty("java.io.tmpdir").endsWith("src"));
                                assertEquals("yes", System.getenv("SET_AS_VARIABLE"));
                                assertNotNull(System.getenv("PATH"));
                                assertEquals(Path.of("work"), Path.of("").toAbsolutePath().getFileName());
                                assertEquals(200, Runtime.getRuntime().maxMemory() >> 20, 20);
                            }
                        }
                        """);
    }

    /** In Groovy style, which configures all test tasks at once, and before they have been set up. */
    private static void addJUnit4Project() {
        build.with("junit4/build.gradle", """
                        def oldest = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(17) }
                        def newest = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(25) }
                        snarl.javaLauncher = oldest
                        tasks.withType(Test) {
                            useJUnit()
                            executable = newest.get().executablePath.toString()
                        }
                        dependencies { testImplementation 'junit:junit:%s' }
                        test {
                            systemProperty 'set.late', 'yes'
                            useJUnit { excludeCategories 'counting.Slow' }
                        }
                        """.formatted(GradleBuild.JUNIT4))
                .with("junit4/src/main/java/counting/Counter.java", COUNTER)
                .with("junit4/src/test/java/counting/Slow.java", "package counting; public interface Slow {}\n")
                .with("junit4/src/test/java/counting/AllTests.java", """
                        package counting;

                        import junit.framework.JUnit4TestAdapter;
                        import junit.framework.Test;
                        import junit.framework.TestSuite;

                        public class AllTests {
                            public static Test suite() {
                                TestSuite suite = new TestSuite();
                                suite.addTest(new JUnit4TestAdapter(CounterTest.class));
                                return suite;
                            }
                        }
                        """)
                .with("junit4/src/test/java/counting/CounterTest.java", """
                        package counting;

                        import static org.junit.Assert.*;

                        import org.junit.Test;
                        import org.junit.experimental.categories.Category;

                        public class CounterTest {
                            @Test
                            public void counts() {
                                assertEquals(1, new Counter().next());
                                assertEquals("yes", System.getProperty("set.late"));
                            }

                            @Test
                            @Category(Slow.class)
                            public void slow() {
                                fail();
                            }
                        }
                        """);
    }

    private static void addNewestJavaProject() {
        build.with("newest/build.gradle", """
                        tasks.named('test') {
                            javaLauncher = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(25) }
                        }
                        """)
                .with("newest/src/main/java/counting/Counter.java", COUNTER)
                .with("newest/src/test/java/counting/CounterTest.java", COUNTER_TEST);
    }

    private static void addModularProject() {
        build.with("modular/src/main/java/module-info.java", "module counting { exports counting; }\n")
                .with("modular/src/main/java/counting/Counter.java", COUNTER)
                .with("modular/src/test/java/module-info.java", """
                        module counting.test {
                            requires counting;
                            requires org.junit.jupiter.api;
                            opens counting.test to org.junit.platform.commons;
                        }
                        """)
                .with(
                        "modular/src/test/java/counting/test/CounterTest.java",
                        COUNTER_TEST
                                .replace("package counting;", "package counting.test;")
                                .replace("import org", "import counting.Counter;\nimport org")
                                .replace(
                                        "1, new Counter().next()",
                                        "1, new Counter().next())"
                                                + "; assertEquals(\"counting\", Counter.class.getModule().getName()"));
    }

    private static void addCoveredProject() {
        build.with("covered/build.gradle", """
                        apply plugin: 'jacoco'
                        jacoco.toolVersion = '%s'
                        """.formatted(System.getProperty("snarl.jacoco.version")))
                .with("covered/src/main/java/counting/Counter.java", COUNTER)
                .with("covered/src/test/java/counting/CounterTest.java", COUNTER_TEST);
    }

    private static void addProjectWithSubjectInJdk() {
        build.with("jdk/build.gradle", "snarl.subjects.include.add('java.util.Hashtable')\n")
                .with("jdk/src/test/java/counting/HashtableTest.java", """
                        package counting;

                        import static org.junit.jupiter.api.Assertions.assertEquals;

                        import java.util.Hashtable;
                        import org.junit.jupiter.api.Test;

                        class HashtableTest {
                            @Test
                            void puts() {
                                var table = new Hashtable<String, String>();
                                table.put("a", "b");
                                assertEquals("b", table.get("a"));
                            }
                        }
                        """);
    }

    private static void addProjectWithSubjectInDependency() {
        build.with("dependency/build.gradle", """
                        dependencies { implementation project(':counter') }
                        snarl.subjects.include.add('counting.Counter')
                        """)
                .with("dependency/src/test/java/counting/CounterTest.java", COUNTER_TEST);
    }

    private static void addProjectWithAnotherSuite() {
        build.with("suite/build.gradle.kts", """
                        plugins {
                            id("java-library")
                            id("io.snarl")
                        }
                        snarl.seedTests.suite = "unit"
                        testing.suites.register<JvmTestSuite>("unit") {
                            useJUnitJupiter("%s")
                            dependencies { implementation(project()) }
                        }
                        """.formatted(GradleBuild.JUNIT))
                .with("suite/src/main/java/counting/Counter.java", COUNTER)
                .with("suite/src/unit/java/counting/CounterTest.java", COUNTER_TEST);
    }

    @Test
    void junit_4_suites_that_gradle_does_not_run_are_not_traced() {
        assertThat(directory.resolve("junit4/build/snarl/traces/index.jsonl"))
                .content()
                .contains("[runner:counting.CounterTest]")
                .doesNotContain("AllTests");
    }

    @Test
    void library_has_its_calls_locks_and_fields_traced() {
        assertCounterIsTracedIn("counter");
    }

    @Test
    void tests_run_one_after_the_other_as_their_own_task_is_set_up() {
        assertThat(build.index("setup").failed()).isEmpty();
        assertThat(build.index("setup").usable())
                .hasSize(2)
                .allSatisfy(test ->
                        assertThat(test.recording().orElseThrow().threads()).isFalse());
    }

    @Test
    void junit4_tests_run_on_the_engine_that_snarl_brings() {
        assertCounterIsTracedIn("junit4");
        assertThat(build.index("junit4").tests()).extracting(TracedTest::name).containsExactly("counts");
    }

    @Test
    void tests_run_on_the_jvm_of_their_own_task() {
        assertCounterIsTracedIn("newest");
        assertThat(build.index("newest").javaVersion()).startsWith("25");
    }

    @Test
    void modules_stay_modules() {
        assertCounterIsTracedIn("modular");
    }

    @Test
    void coverage_is_not_measured() {
        assertCounterIsTracedIn("covered");
        assertThat(eventsIn("covered")).noneMatch(event -> event.site().name().contains("jacoco"));
        assertThat(directory.resolve("covered/build/jacoco")).doesNotExist();
    }

    @Test
    void class_of_the_jdk_can_be_a_subject() {
        assertThat(eventsIn("jdk"))
                .anyMatch(event -> event.kind() == EventKind.MONITOR_ENTER
                        && event.site().method().owner().name().equals("java.util.Hashtable"));
    }

    @Test
    void class_of_a_dependency_can_be_a_subject() {
        assertCounterIsTracedIn("dependency");
    }

    @Test
    void suite_that_has_the_library_as_a_jar_is_traced() {
        assertCounterIsTracedIn("suite");
    }

    private static void assertCounterIsTracedIn(String project) {
        assertThat(result.task(":" + project + ":traceSeedTests").getOutcome()).isNotNull();
        assertThat(build.index(project).failed()).isEmpty();
        assertThat(eventsIn(project))
                .extracting(Event::kind)
                .containsSubsequence(
                        EventKind.CALL,
                        EventKind.ENTER,
                        EventKind.MONITOR_ENTER,
                        EventKind.PUT_FIELD,
                        EventKind.MONITOR_EXIT);
    }

    private static List<Event> eventsIn(String project) {
        List<Event> events = new ArrayList<>();
        for (TracedTest test : build.index(project).usable()) {
            try (var trace = Trace.open(test.recording().orElseThrow().trace())) {
                trace.forEach(events::add);
            }
        }
        return events;
    }
}
