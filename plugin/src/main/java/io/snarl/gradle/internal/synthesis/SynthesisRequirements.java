package io.snarl.gradle.internal.synthesis;

import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.gradle.internal.settings.BlockSettings;
import io.snarl.gradle.tasks.inputs.SynthesisInputs;
import java.io.File;
import java.util.List;
import org.gradle.api.GradleException;
import org.gradle.jvm.toolchain.JavaInstallationMetadata;

/** Checks before a synthesis that all it needs is there. */
public final class SynthesisRequirements {

    private static final List<String> COMPILERS = List.of("bin/javac", "bin/javac.exe");

    private final SynthesisInputs task;

    public SynthesisRequirements(SynthesisInputs task) {
        this.task = task;
    }

    public void check() {
        BlockSettings.requireAllowed(task);
        requireTraces();
        requireCompiler(task.getJavaLauncher().get().getMetadata());
    }

    private void requireTraces() {
        File index = new File(task.getTraces().getSingleFile(), TraceIndex.FILE);
        if (!index.exists()) {
            throw new GradleException(task.getName() + " has no traces to read: there is no " + index
                    + ". Run traceSeedTests, which leaves it, and do not leave it out by -x.");
        }
    }

    private void requireCompiler(JavaInstallationMetadata java) {
        File home = java.getInstallationPath().getAsFile();
        if (COMPILERS.stream().noneMatch(compiler -> new File(home, compiler).exists())) {
            throw new GradleException(task.getName() + " cannot compile tests with the Java in " + home
                    + ": it has no compiler. Set a toolchain that is a JDK, or snarl.fuzzing.javaLauncher.");
        }
    }
}
