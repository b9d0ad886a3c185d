package io.snarl.gradle.internal;

import io.snarl.gradle.FuzzingSpec;
import io.snarl.gradle.SeedTestsSpec;
import io.snarl.gradle.SnarlExtension;
import io.snarl.gradle.SubjectsSpec;
import io.snarl.gradle.SynthesisSpec;
import io.snarl.gradle.tasks.SynthesizeConcurrentTests;

/**
 * Makes the settings of the {@code snarl} block the defaults of the tasks that use them.
 *
 * <p>A value is checked on its way, so that a wrong one is refused before the task does anything.
 */
final class SettingLinks {

    private SettingLinks() {}

    static void link(SubjectsSpec task, SubjectsSpec block) {
        task.getInclude().convention(block.getInclude());
        task.getExclude().convention(block.getExclude());
        task.getUntouched().convention(block.getUntouched());
        task.getAnnotatedWith()
                .convention(block.getAnnotatedWith()
                        .map(names -> Allowed.ANNOTATIONS.require("snarl.subjects.annotatedWith", names)));
    }

    static void link(SeedTestsSpec task, SeedTestsSpec block) {
        task.getSuite().convention(block.getSuite());
        task.getInclude().convention(block.getInclude());
        task.getExclude().convention(block.getExclude());
        task.getBranches().convention(block.getBranches());
        task.getEventLimit()
                .convention(
                        block.getEventLimit().map(limit -> Allowed.LIMIT.require("snarl.seedTests.eventLimit", limit)));
        task.getTestTimeout()
                .convention(block.getTestTimeout()
                        .map(timeout -> Allowed.DURATION.require("snarl.seedTests.testTimeout", timeout)));
    }

    static void link(SynthesizeConcurrentTests task, SnarlExtension block) {
        link(task, block.getSynthesis());
        link(task.getSubjects(), block.getSubjects());
        task.getFailOn()
                .convention(block.getFailOn().map(verdicts -> Allowed.FAIL_ON.require("snarl.failOn", verdicts)));
        task.getBaseline().convention(block.getBaseline());
    }

    private static void link(SynthesisSpec task, SynthesisSpec block) {
        task.getMaxCycleLength()
                .convention(block.getMaxCycleLength()
                        .map(length -> Allowed.CYCLE_LENGTH.require("snarl.synthesis.maxCycleLength", length)));
        task.getSeed().convention(block.getSeed());
        task.getSchedules()
                .convention(block.getSchedules()
                        .map(schedules -> Allowed.SCHEDULES.require("snarl.synthesis.schedules", schedules)));
        task.getTimeBudget()
                .convention(block.getTimeBudget()
                        .map(budget -> Allowed.DURATION.require("snarl.synthesis.timeBudget", budget)));
        task.getMaxHeapSize()
                .convention(block.getMaxHeapSize()
                        .map(size -> Allowed.HEAP_SIZE.require("snarl.synthesis.maxHeapSize", size)));
    }

    static void link(FuzzingSpec task, FuzzingSpec block) {
        task.getSeed().convention(block.getSeed());
        task.getSchedules()
                .convention(block.getSchedules()
                        .map(schedules -> Allowed.SCHEDULES.require("snarl.fuzzing.schedules", schedules)));
        task.getTimeBudget()
                .convention(block.getTimeBudget()
                        .map(budget -> Allowed.DURATION.require("snarl.fuzzing.timeBudget", budget)));
        task.getStrategy()
                .convention(block.getStrategy()
                        .map(strategy -> Allowed.STRATEGY.require("snarl.fuzzing.strategy", strategy)));
        task.getDepth().convention(block.getDepth().map(depth -> Allowed.DEPTH.require("snarl.fuzzing.depth", depth)));
        task.getPreemptions()
                .convention(block.getPreemptions()
                        .map(preemptions -> Allowed.PREEMPTIONS.require("snarl.fuzzing.preemptions", preemptions)));
        task.getStepLimit()
                .convention(block.getStepLimit().map(limit -> Allowed.LIMIT.require("snarl.fuzzing.stepLimit", limit)));
        task.getForks().convention(block.getForks().map(forks -> Allowed.FORKS.require("snarl.fuzzing.forks", forks)));
    }
}
