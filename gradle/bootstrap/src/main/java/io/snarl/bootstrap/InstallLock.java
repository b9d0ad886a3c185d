package io.snarl.bootstrap;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Lets only one process at a time install a distribution; the others wait and then find it there. */
final class InstallLock implements AutoCloseable {

    private final FileChannel channel;

    private InstallLock(FileChannel channel) {
        this.channel = channel;
    }

    static InstallLock acquire(Path lockFile) throws IOException {
        FileChannel channel = open(lockFile);
        FileLock lock = channel.tryLock();
        if (lock == null) {
            System.err.println("Another gradlew is installing Gradle; waiting for it ...");
            channel.lock();
        }
        return new InstallLock(channel);
    }

    private static FileChannel open(Path lockFile) throws IOException {
        try {
            Files.createDirectories(lockFile.getParent());
            return FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (FileSystemException e) {
            throw new BootstrapFailure("Gradle cannot be installed in " + lockFile.getParent() + " (" + e
                    + "): make that folder writable, or set GRADLE_USER_HOME to one that is.");
        }
    }

    /** Closing the channel releases the lock, and so does the end of the process. */
    @Override
    public void close() throws IOException {
        channel.close();
    }
}
