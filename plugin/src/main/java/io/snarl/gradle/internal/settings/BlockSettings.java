package io.snarl.gradle.internal.settings;

import io.snarl.contract.settings.AgentSetting;
import io.snarl.gradle.dsl.FuzzingParameters;
import io.snarl.gradle.dsl.FuzzingSpec;
import io.snarl.gradle.dsl.FuzzingStrategy;
import io.snarl.gradle.dsl.SeedTestsSpec;
import io.snarl.gradle.dsl.SnarlExtension;
import io.snarl.gradle.dsl.SubjectsSpec;
import io.snarl.gradle.dsl.SynthesisSpec;
import io.snarl.gradle.dsl.ValuesSpec;
import io.snarl.gradle.tasks.inputs.FuzzingInputs;
import io.snarl.gradle.tasks.inputs.SynthesisInputs;
import java.io.File;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.Project;
import org.gradle.api.file.Directory;
import org.gradle.api.file.FileSystemLocation;
import org.gradle.api.provider.Provider;

/**
 * The settings of the {@code snarl} block, each declared once: its default, the values that it may have, and its option.
 *
 * <p>The block is the default of the tasks. A value is checked on its way there, so that a wrong one is refused before the task does
 * anything.
 */
public final class BlockSettings {

    private static final List<Setting<SubjectsSpec, ?>> SUBJECTS = List.of(
            Setting.ofSet("subjects.include", SubjectsSpec::getInclude),
            Setting.ofSet("subjects.exclude", SubjectsSpec::getExclude),
            Setting.ofSet("subjects.untouched", SubjectsSpec::getUntouched),
            Setting.ofSet("subjects.annotatedWith", SubjectsSpec::getAnnotatedWith)
                    .allowing(AllowedValues.ANNOTATIONS));

    private static final List<Setting<SeedTestsSpec, ?>> SEED_TESTS = List.of(
            Setting.of("seedTests.suite", SeedTestsSpec::getSuite).byDefault("test"),
            Setting.ofSet("seedTests.include", SeedTestsSpec::getInclude).allowing(AllowedValues.TESTS),
            Setting.ofSet("seedTests.exclude", SeedTestsSpec::getExclude).allowing(AllowedValues.TESTS),
            Setting.of("seedTests.branches", SeedTestsSpec::getBranches).byDefault(AgentSetting.BRANCHES.byDefault()),
            Setting.of("seedTests.eventLimit", SeedTestsSpec::getEventLimit)
                    .byDefault(AgentSetting.EVENT_LIMIT.byDefault())
                    .allowing(AllowedValues.EVENTS),
            Setting.of("seedTests.testTimeout", SeedTestsSpec::getTestTimeout)
                    .byDefault(AgentSetting.TEST_TIMEOUT.byDefault())
                    .allowing(AllowedValues.DURATION));

    private static final List<Setting<SynthesisSpec, ?>> SYNTHESIS = List.of(
            Setting.of("synthesis.maxCycleLength", SynthesisSpec::getMaxCycleLength)
                    .byDefault(2)
                    .allowing(AllowedValues.CYCLE_LENGTH)
                    .option("--max-cycle-length"),
            Setting.of("synthesis.randomSeed", SynthesisSpec::getRandomSeed).byDefault(1L),
            Setting.of("synthesis.schedules", SynthesisSpec::getSchedules)
                    .byDefault(100)
                    .allowing(AllowedValues.SCHEDULES)
                    .option("--schedules"),
            Setting.of("synthesis.timeBudget", SynthesisSpec::getTimeBudget)
                    .byDefault(Duration.ofMinutes(5))
                    .allowing(AllowedValues.DURATION)
                    .option("--time-budget", AllowedValues.DURATION_OPTION),
            Setting.of("synthesis.maxHeapSize", SynthesisSpec::getMaxHeapSize)
                    .byDefault("1g")
                    .allowing(AllowedValues.HEAP_SIZE));

    private static final List<Setting<FuzzingParameters, ?>> FUZZING = List.of(
            Setting.of("fuzzing.randomSeed", FuzzingParameters::getRandomSeed).byDefault(1L),
            Setting.of("fuzzing.schedules", FuzzingParameters::getSchedules)
                    .byDefault(AgentSetting.SCHEDULES.byDefault())
                    .allowing(AllowedValues.SCHEDULES)
                    .option("--schedules"),
            Setting.of("fuzzing.timeBudget", FuzzingParameters::getTimeBudget)
                    .byDefault(Duration.ofMinutes(5))
                    .allowing(AllowedValues.DURATION)
                    .option("--time-budget", AllowedValues.DURATION_OPTION),
            Setting.of("fuzzing.strategy", FuzzingParameters::getStrategy).byDefault(FuzzingStrategy.MIXED),
            Setting.of("fuzzing.depth", FuzzingParameters::getDepth)
                    .byDefault(AgentSetting.PCT_DEPTH.byDefault())
                    .allowing(AllowedValues.DEPTH)
                    .option("--depth"),
            Setting.of("fuzzing.preemptions", FuzzingParameters::getPreemptions)
                    .byDefault(AgentSetting.PREEMPTIONS.byDefault())
                    .allowing(AllowedValues.PREEMPTIONS)
                    .option("--preemptions"),
            Setting.of("fuzzing.stepLimit", FuzzingParameters::getStepLimit)
                    .byDefault(AgentSetting.STEP_LIMIT.byDefault())
                    .allowing(AllowedValues.STEPS)
                    .option("--step-limit"));

    /** Apart from the others, since the task has it by another name. */
    private static final Setting<FuzzingSpec, Integer> FORKS = Setting.of(
                    "fuzzing.maxParallelForks", FuzzingSpec::getMaxParallelForks)
            .byDefault(1)
            .allowing(AllowedValues.FORKS)
            .option("--max-parallel-forks");

    private static final List<Setting<ValuesSpec, ?>> VALUES = List.of(
            Setting.of("values.record", ValuesSpec::getRecord).byDefault(AgentSetting.VALUES.byDefault()),
            Setting.ofSet("values.secretNames", ValuesSpec::getSecretNames).allowing(AllowedValues.SECRET_NAMES));

    private static final Setting<SnarlExtension, Set<String>> FAIL_ON = Setting.ofSet(
                    "failOn", SnarlExtension::getFailOn)
            .allowing(AllowedValues.FAIL_ON)
            .option("--fail-on");

    private BlockSettings() {}

    /** Sets the defaults of a block. */
    public static void setDefaults(SnarlExtension block, Directory project) {
        block.getBaseline().convention(project.file("snarl-baseline.json"));
        SUBJECTS.forEach(setting -> setting.setDefault(block.getSubjects()));
        SEED_TESTS.forEach(setting -> setting.setDefault(block.getSeedTests()));
        SYNTHESIS.forEach(setting -> setting.setDefault(block.getSynthesis()));
        FUZZING.forEach(setting -> setting.setDefault(block.getFuzzing()));
        FORKS.setDefault(block.getFuzzing());
        VALUES.forEach(setting -> setting.setDefault(block.getValues()));
    }

    /** Fails if settings of a block are wrong, with a message that names all of them. */
    public static void check(SnarlExtension block, Project project) {
        String refusals = Stream.of(
                        checked(SUBJECTS, block.getSubjects()),
                        checked(SEED_TESTS, block.getSeedTests()),
                        checked(SYNTHESIS, block.getSynthesis()),
                        checked(FUZZING, block.getFuzzing()),
                        checked(VALUES, block.getValues()),
                        Stream.of(
                                FORKS.checked(block.getFuzzing()),
                                FAIL_ON.checked(block),
                                block.getBaseline().map(BlockSettings::checkedBaseline)))
                .flatMap(settings -> settings)
                .flatMap(BlockSettings::refusalOf)
                .distinct()
                .collect(Collectors.joining("\n"));
        if (!refusals.isEmpty()) {
            String where = project.getPath().equals(":") ? "" : "In project '" + project.getPath() + "', ";
            throw new InvalidUserDataException(where + refusals);
        }
    }

    private static <S> Stream<Provider<?>> checked(List<Setting<S, ?>> settings, S block) {
        return settings.stream().map(setting -> setting.checked(block));
    }

    private static File checkedBaseline(FileSystemLocation baseline) {
        requireBaseline(baseline.getAsFile());
        return baseline.getAsFile();
    }

    private static Stream<String> refusalOf(Provider<?> setting) {
        try {
            setting.getOrNull();
            return Stream.empty();
        } catch (InvalidUserDataException e) {
            return Stream.of(e.getMessage());
        }
    }

    /** Makes the patterns of the block the default of a task. */
    public static void link(SubjectsSpec task, SubjectsSpec block) {
        SUBJECTS.forEach(setting -> setting.link(task, block));
    }

    /** Makes what the block says of seed tests the default of a task. */
    public static void link(SeedTestsSpec task, SeedTestsSpec block) {
        SEED_TESTS.forEach(setting -> setting.link(task, block));
    }

    /** Makes what the block says of values the default of a task. */
    public static void link(ValuesSpec task, ValuesSpec block) {
        VALUES.forEach(setting -> setting.link(task, block));
    }

    /** Makes the block the default of a synthesis. */
    public static void link(SynthesisInputs task, SnarlExtension block) {
        SYNTHESIS.forEach(setting -> setting.link(task, block.getSynthesis()));
        link(task.getSubjects(), block.getSubjects());
        link(task.getValues(), block.getValues());
        task.getFailOn().convention(FAIL_ON.checked(block));
        task.getBaseline().convention(block.getBaseline());
    }

    /** Makes what the block says of fuzzing the default of a task. */
    public static void link(FuzzingInputs task, FuzzingSpec block) {
        FUZZING.forEach(setting -> setting.link(task, block));
        task.getParallelForkLimit().convention(FORKS.checked(block));
    }

    /** Refuses values of a synthesis that are not allowed, such as those of a command line. */
    public static void requireAllowed(SynthesisInputs task) {
        SYNTHESIS.forEach(setting -> setting.require(task));
        requireFailOn(task.getFailOn().get());
        requireBaseline(task.getBaseline().get().getAsFile());
    }

    /** Refuses values of a run of concurrent tests that are not allowed, such as those of a command line. */
    public static void requireAllowed(FuzzingInputs task) {
        FUZZING.forEach(setting -> setting.require(task));
        FORKS.requireValue(task.getParallelForkLimit().get());
        AllowedValues.TIMES.require("--replay-times", task.getReplayTimes().get());
        requireBaseline(task.getBaseline().getSingleFile());
    }

    /** Refuses words of {@code failOn} that are not allowed. */
    public static void requireFailOn(Set<String> words) {
        FAIL_ON.requireValue(words);
    }

    /** Refuses a baseline that cannot be written. */
    public static void requireBaseline(File baseline) {
        AllowedValues.BASELINE.require("snarl.baseline", baseline);
    }
}
