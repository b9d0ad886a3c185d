package io.snarl.gradle.internal.settings;

import io.snarl.gradle.dsl.FuzzingParameters;
import io.snarl.gradle.dsl.FuzzingSpec;
import io.snarl.gradle.dsl.SeedTestsSpec;
import io.snarl.gradle.dsl.SnarlExtension;
import io.snarl.gradle.dsl.SubjectsSpec;
import io.snarl.gradle.dsl.SynthesisSpec;
import io.snarl.gradle.dsl.ValuesSpec;
import io.snarl.gradle.tasks.inputs.FuzzingInputs;
import io.snarl.gradle.tasks.inputs.SynthesisInputs;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.Project;
import org.gradle.api.model.ObjectFactory;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.Provider;
import org.gradle.api.provider.SetProperty;

/**
 * Makes the settings of the {@code snarl} block the defaults of the tasks that use them.
 *
 * <p>A value is checked on its way, so that a wrong one is refused before the task does anything.
 */
public final class SettingLinks {

    private final List<Provider<?>> linked = new ArrayList<>();

    /** Refuses a project's block of which settings are wrong, and names all of them. */
    public static void check(SnarlExtension block, Project project) {
        ObjectFactory objects = project.getObjects();
        var links = new SettingLinks();
        links.link(objects.newInstance(SubjectsSpec.class), block.getSubjects());
        links.link(objects.newInstance(SeedTestsSpec.class), block.getSeedTests());
        links.link(objects.newInstance(SynthesisSpec.class), block.getSynthesis());
        links.link(objects.newInstance(FuzzingParameters.class), block.getFuzzing());
        links.linkForks(objects.property(Integer.class), block.getFuzzing());
        links.link(objects.newInstance(ValuesSpec.class), block.getValues());
        links.linkFailOn(objects.setProperty(String.class), block);
        links.linked.add(
                block.getBaseline().map(file -> AllowedValues.BASELINE.require("snarl.baseline", file.getAsFile())));
        String refusals = links.linked.stream()
                .flatMap(SettingLinks::refusalOf)
                .distinct()
                .collect(Collectors.joining("\n"));
        if (!refusals.isEmpty()) {
            String where = project.getPath().equals(":") ? "" : "In project '" + project.getPath() + "', ";
            throw new InvalidUserDataException(where + refusals);
        }
    }

    private static Stream<String> refusalOf(Provider<?> setting) {
        try {
            setting.getOrNull();
            return Stream.empty();
        } catch (InvalidUserDataException e) {
            return Stream.of(e.getMessage());
        }
    }

    public void link(SubjectsSpec task, SubjectsSpec block) {
        task.getInclude().convention(block.getInclude());
        task.getExclude().convention(block.getExclude());
        task.getUntouched().convention(block.getUntouched());
        link(task.getAnnotatedWith(), block.getAnnotatedWith(), "subjects.annotatedWith", AllowedValues.ANNOTATIONS);
    }

    public void link(SeedTestsSpec task, SeedTestsSpec block) {
        task.getSuite().convention(block.getSuite());
        link(task.getInclude(), block.getInclude(), "seedTests.include", AllowedValues.TESTS);
        link(task.getExclude(), block.getExclude(), "seedTests.exclude", AllowedValues.TESTS);
        task.getBranches().convention(block.getBranches());
        link(task.getEventLimit(), block.getEventLimit(), "seedTests.eventLimit", AllowedValues.EVENTS);
        link(task.getTestTimeout(), block.getTestTimeout(), "seedTests.testTimeout", AllowedValues.DURATION);
    }

    public void link(SynthesisInputs task, SnarlExtension block) {
        link(task, block.getSynthesis());
        link(task.getSubjects(), block.getSubjects());
        link(task.getValues(), block.getValues());
        linkFailOn(task.getFailOn(), block);
        task.getBaseline().convention(block.getBaseline());
    }

    public void link(ValuesSpec task, ValuesSpec block) {
        task.getRecord().convention(block.getRecord());
        link(task.getSecretNames(), block.getSecretNames(), "values.secretNames", AllowedValues.SECRET_NAMES);
    }

    private void linkFailOn(SetProperty<String> task, SnarlExtension block) {
        link(task, block.getFailOn(), "failOn", AllowedValues.FAIL_ON);
    }

    private void link(SynthesisSpec task, SynthesisSpec block) {
        link(
                task.getMaxCycleLength(),
                block.getMaxCycleLength(),
                "synthesis.maxCycleLength",
                AllowedValues.CYCLE_LENGTH);
        task.getRandomSeed().convention(block.getRandomSeed());
        link(task.getSchedules(), block.getSchedules(), "synthesis.schedules", AllowedValues.SCHEDULES);
        link(task.getTimeBudget(), block.getTimeBudget(), "synthesis.timeBudget", AllowedValues.DURATION);
        link(task.getMaxHeapSize(), block.getMaxHeapSize(), "synthesis.maxHeapSize", AllowedValues.HEAP_SIZE);
    }

    public void link(FuzzingInputs task, FuzzingSpec block) {
        link((FuzzingParameters) task, block);
        linkForks(task.getParallelForkLimit(), block);
    }

    private void link(FuzzingParameters task, FuzzingParameters block) {
        task.getRandomSeed().convention(block.getRandomSeed());
        link(task.getSchedules(), block.getSchedules(), "fuzzing.schedules", AllowedValues.SCHEDULES);
        link(task.getTimeBudget(), block.getTimeBudget(), "fuzzing.timeBudget", AllowedValues.DURATION);
        task.getStrategy().convention(block.getStrategy());
        link(task.getDepth(), block.getDepth(), "fuzzing.depth", AllowedValues.DEPTH);
        link(task.getPreemptions(), block.getPreemptions(), "fuzzing.preemptions", AllowedValues.PREEMPTIONS);
        link(task.getStepLimit(), block.getStepLimit(), "fuzzing.stepLimit", AllowedValues.STEPS);
    }

    private void linkForks(Property<Integer> task, FuzzingSpec block) {
        link(task, block.getMaxParallelForks(), "fuzzing.maxParallelForks", AllowedValues.FORKS);
    }

    private <T> void link(Property<T> task, Property<T> block, String name, AllowedValues<T> allowed) {
        Provider<T> checked = block.map(value -> allowed.require("snarl." + name, value));
        task.convention(checked);
        linked.add(checked);
    }

    private <T> void link(SetProperty<T> task, SetProperty<T> block, String name, AllowedValues<Set<T>> allowed) {
        Provider<Set<T>> checked = block.map(values -> allowed.require("snarl." + name, values));
        task.convention(checked);
        linked.add(checked);
    }
}
