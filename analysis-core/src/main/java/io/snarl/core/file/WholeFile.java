package io.snarl.core.file;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.snarl.contract.text.Characters;
import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file beside its place and then moves it there, so that nobody sees half of it. */
public final class WholeFile {

    private final Path place;
    private final Path part;

    private WholeFile(Path place, Path part) {
        this.place = place;
        this.part = part;
    }

    /** Writes a text whole or not at all; half a pair of surrogates is escaped as JSON and Java do. */
    public static void write(Path file, String text) throws IOException {
        write(file, Characters.encodable(text).getBytes(UTF_8));
    }

    /** Writes bytes whole or not at all. */
    public static void write(Path file, byte[] content) throws IOException {
        beside(file, content).takePlace();
    }

    /** Writes beside a file, which stays as it is; what is left of it if that fails is removed. */
    public static WholeFile beside(Path file, byte[] content) throws IOException {
        Path place = Files.isSymbolicLink(file) && Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        var whole = new WholeFile(place, place.resolveSibling("." + place.getFileName() + ".part"));
        try {
            Files.createDirectories(place.getParent());
            Files.write(whole.part, content);
            return whole;
        } catch (IOException e) {
            WriteProblem problem = WriteProblem.of(place, e);
            whole.discard();
            throw problem;
        }
    }

    /** Puts what was written in the place of what was there. */
    public void takePlace() throws IOException {
        try {
            move();
        } catch (IOException e) {
            discard();
            throw WriteProblem.of(place, e);
        }
    }

    private void move() throws IOException {
        try {
            Files.move(part, place, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, place, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Forgets what was written. */
    public void discard() {
        try {
            Files.deleteIfExists(part);
        } catch (IOException e) {
            // It is in nobody's way, and there is something worse to tell.
        }
    }
}
