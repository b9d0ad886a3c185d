package io.snarl.gradle.internal.settings;

import io.snarl.gradle.dsl.FuzzingStrategy;
import io.snarl.gradle.dsl.SnarlExtension;
import java.time.Duration;
import java.util.Set;
import org.gradle.api.file.Directory;

/** The values that the {@code snarl} block has where a build script sets none. */
public final class SettingDefaults {

    private SettingDefaults() {}

    public static void setIn(SnarlExtension snarl, Directory project) {
        snarl.getFailOn().convention(Set.of());
        snarl.getBaseline().convention(project.file("snarl-baseline.json"));
        snarl.getSeedTests().getSuite().convention("test");
        snarl.getSeedTests().getBranches().convention(false);
        snarl.getSeedTests().getEventLimit().convention(5_000_000L);
        snarl.getSeedTests().getTestTimeout().convention(Duration.ofMinutes(10));
        snarl.getSynthesis().getMaxCycleLength().convention(2);
        snarl.getSynthesis().getRandomSeed().convention(1L);
        snarl.getSynthesis().getSchedules().convention(100);
        snarl.getSynthesis().getTimeBudget().convention(Duration.ofMinutes(5));
        snarl.getSynthesis().getMaxHeapSize().convention("1g");
        snarl.getFuzzing().getRandomSeed().convention(1L);
        snarl.getFuzzing().getSchedules().convention(1000);
        snarl.getFuzzing().getTimeBudget().convention(Duration.ofMinutes(5));
        snarl.getFuzzing().getStrategy().convention(FuzzingStrategy.MIXED);
        snarl.getFuzzing().getDepth().convention(3);
        snarl.getFuzzing().getPreemptions().convention(2);
        snarl.getFuzzing().getStepLimit().convention(200_000L);
        snarl.getFuzzing().getMaxParallelForks().convention(1);
        snarl.getValues().getRecord().convention(true);
    }
}
