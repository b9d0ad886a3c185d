package io.snarl.agent;

import io.snarl.agent.jdk.JdkPatch;
import io.snarl.agent.site.Sites;
import io.snarl.agent.site.SitesFile;
import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.schedule.StoredSchedules;
import io.snarl.contract.settings.PreparedFiles;
import io.snarl.contract.settings.RemainingTests;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The files that are prepared before a test JVM starts: copies of JDK classes, their sites, the settings, and the JVM
 * arguments that use them.
 *
 * @param directory where it lies
 */
record Preparation(Path directory) {

    private static final String HOOKS = "io.snarl.agent.hooks";

    /**
     * Most of what runs is not recorded. So the compiler is to leave the recorder's code out of what it compiles, and to put short
     * methods into those that call them as if they had not become longer.
     */
    private static final List<String> COMPILING_RECORDED_CODE = List.of(
            "-XX:CompileCommand=quiet",
            "-XX:CompileCommand=dontinline,io.snarl.agent.record.ThreadRecorder::*",
            "-XX:MaxInlineSize=140",
            "-XX:FreqInlineSize=1400",
            "-XX:-ClipInlining",
            "-XX:InlineSmallCode=5000",
            "-XX:MaxInlineLevel=30");

    void make(Path settingsFile, Path agentJar) throws IOException {
        AgentConfiguration settings = AgentConfiguration.read(settingsFile);
        if (settings.isFuzzing()
                && settings.fuzz().replay() != null
                && !settings.fuzz().isOfAdoptedTests()) {
            // A schedule that cannot be read is told before the tests start, and so without their noise. That of an
            // adopted test costs no other test its result.
            StoredSchedules.read(settings.fuzz().replay());
        }
        Files.createDirectories(directory);
        Files.copy(settingsFile, directory.resolve(PreparedFiles.SETTINGS), StandardCopyOption.REPLACE_EXISTING);

        var sites = new Sites();
        List<UntouchedCode> untouched = new ArrayList<>();
        JdkPatch patch = settings.isFuzzing()
                ? JdkPatch.controlled(sites, untouched::add)
                : JdkPatch.recorded(sites, settings.branches(), untouched::add);
        Set<String> modules = patch.write(directory.resolve("jdk"), settings::namesJdkClass, settings::leavesOut);
        SitesFile.write(sites, directory.resolve("sites.bin"));
        writeUntouched(untouched);
        Files.write(
                directory.resolve(PreparedFiles.JVM_ARGUMENTS),
                arguments(agentJar, modules, settings.isFuzzing()),
                StandardCharsets.UTF_8);
    }

    private List<String> arguments(Path agentJar, Set<String> modules, boolean controlled) {
        List<String> arguments = new ArrayList<>();
        arguments.add("-javaagent:" + agentJar + "=" + directory);
        for (String module : modules) {
            arguments.add(
                    "--patch-module=" + module + "=" + directory.resolve("jdk").resolve(module + ".jar"));
            if (!module.equals("java.base")) {
                // A patched module is resolved only if something needs it, and sees the hooks only if it is told to.
                arguments.add("--add-modules=" + module);
                arguments.add("--add-exports=java.base/" + HOOKS + "=" + module);
            }
        }
        arguments.add("--add-exports=java.base/" + HOOKS + "=ALL-UNNAMED");
        // Identity hashes in sequence are those of one object each, and so its number.
        arguments.add("-XX:+UnlockExperimentalVMOptions");
        arguments.add("-XX:hashCode=3");
        if (controlled) {
            // The scheduler looks at threads by it, also where tests limit the modules of their JVM.
            arguments.add("--add-modules=java.management");
            // The JVM leaves the stack of frequent exceptions out, and two failures are the same by where they come
            // from.
            arguments.add("-XX:-OmitStackTraceInFastThrow");
            // A schedule is to be the same on every machine, however many processors it has.
            arguments.add("-Djava.util.concurrent.ForkJoinPool.common.parallelism=3");
        } else {
            arguments.addAll(COMPILING_RECORDED_CODE);
        }
        // Rewritten methods are longer, and the JVM would only interpret those that become very long.
        arguments.add("-XX:-DontCompileHugeMethods");
        // It also notes each method that it would replace by code of its own, were it not rewritten.
        arguments.add("-XX:+UnlockDiagnosticVMOptions");
        arguments.add("-XX:-CheckIntrinsics");
        // The JVM says that it cannot share classes with a patched java.base, which is true and of no interest.
        arguments.add("-Xshare:off");
        return arguments;
    }

    AgentConfiguration settings() throws IOException {
        return AgentConfiguration.read(directory.resolve(PreparedFiles.SETTINGS));
    }

    Sites sites() throws IOException {
        var sites = new Sites();
        SitesFile.readInto(sites, directory.resolve("sites.bin"));
        return sites;
    }

    /** Returns what a JVM that runs no tests is to report about them. */
    Path results() {
        return directory.resolve(PreparedFiles.REPORTED_TESTS);
    }

    /** Reads which tests are left for the JVM that is about to run some. */
    RemainingTests rest() throws IOException {
        return RemainingTests.read(directory.resolve(PreparedFiles.REMAINING_TESTS));
    }

    private void writeUntouched(List<UntouchedCode> untouched) throws IOException {
        List<String> lines = untouched.stream()
                .map(one -> one.className() + "\t" + one.method().orElse("") + "\t" + one.reason())
                .toList();
        Files.write(directory.resolve("untouched.txt"), lines, StandardCharsets.UTF_8);
    }

    /** Returns the classes and methods of the JDK that should have been rewritten and were not. */
    List<UntouchedCode> untouched() throws IOException {
        return Files.readAllLines(directory.resolve("untouched.txt"), StandardCharsets.UTF_8).stream()
                .map(line -> line.split("\t", 3))
                .map(parts -> new UntouchedCode(
                        parts[0], Optional.of(parts[1]).filter(method -> !method.isEmpty()), parts[2]))
                .toList();
    }
}
