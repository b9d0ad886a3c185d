package io.snarl.gradle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Lets the build directory lie on a small disk on which little room is left. */
final class FullDiskFault implements Fault {

    private final FaultProject project;
    private final long kilobytes;
    private Path aside;

    FullDiskFault(FaultProject project, long kilobytes) {
        this.project = project;
        this.kilobytes = kilobytes;
    }

    static boolean isPossible() {
        return System.getProperty("os.name").equals("Linux")
                && System.getProperty("user.name").equals("root");
    }

    @Override
    public String name() {
        return "a disk with " + kilobytes + " KB left";
    }

    @Override
    public Map<String, String> prepare() throws Exception {
        Path build = project.directory().resolve("build");
        aside = project.directory().resolve("build-aside");
        Files.move(build, aside);
        Files.createDirectories(build);
        run("mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", build.toString());
        FaultProject.copy(aside, build);
        long left = Files.getFileStore(build).getUsableSpace() - kilobytes * 1024;
        Files.write(build.resolve("filler"), new byte[(int) Math.max(0, left)]);
        return Map.of();
    }

    @Override
    public boolean end() throws Exception {
        Path build = project.directory().resolve("build");
        Files.delete(build.resolve("filler"));
        FaultProject.copy(build, aside);
        run("umount", build.toString());
        Files.delete(build);
        Files.move(aside, build);
        return true;
    }

    private static void run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).inheritIO().start();
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + " ended with status " + process.exitValue());
        }
    }

    @Override
    public String failure() {
        return "disk .*is full|No space left on device";
    }
}
