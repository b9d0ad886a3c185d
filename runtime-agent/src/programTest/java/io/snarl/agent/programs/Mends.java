package io.snarl.agent.programs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Programs with mistakes, and with one of the mistakes mended.
 *
 * <p>A line that ends with {@code // mend 2: other code} is replaced by the other code where the second mistake is mended.
 */
final class Mends {

    private static final Path PROGRAMS = Path.of("src", "test", "programs", "causes");
    private static final Pattern MEND = Pattern.compile("(.*?) // mend (\\d+): (.*)");

    private Mends() {}

    /** A program with one of its mistakes mended. */
    record Mended(String program, int mistake) {

        /** The package that it is in. */
        String packageName() {
            return program + "mended" + mistake;
        }

        /** The methods in which it is mended. */
        List<String> methods() {
            return lines(program)
                    .map(MEND::matcher)
                    .filter(line -> line.matches() && Integer.parseInt(line.group(2)) == mistake)
                    .map(line -> line.group(1).replaceFirst(".*?(\\w+)\\(.*", "$1"))
                    .toList();
        }

        @Override
        public String toString() {
            return program + ", mistake " + mistake;
        }
    }

    static List<String> programs() {
        try (Stream<Path> all = Files.list(PROGRAMS)) {
            return all.map(path -> path.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All mistakes of all programs. */
    static List<Mended> all() {
        return programs().stream()
                .flatMap(program -> lines(program)
                        .map(MEND::matcher)
                        .filter(Matcher::matches)
                        .map(line -> new Mended(program, Integer.parseInt(line.group(2)))))
                .distinct()
                .toList();
    }

    private static Stream<String> lines(String program) {
        return files(program).stream().flatMap(file -> text(file).lines());
    }

    /** Writes a program as it is. */
    static void write(String program, Path directory) {
        files(program).forEach(file -> write(directory.resolve(program), file, text(file)));
    }

    /** Writes a program with a mistake mended. */
    static void write(Mended mended, Path directory) {
        files(mended.program())
                .forEach(file -> write(
                        directory.resolve(mended.packageName()),
                        file,
                        mended(text(file), mended.mistake())
                                .replace(
                                        "package " + mended.program() + ";", "package " + mended.packageName() + ";")));
    }

    private static String mended(String text, int mistake) {
        return text.lines()
                .map(line -> {
                    Matcher mend = MEND.matcher(line);
                    return mend.matches() && Integer.parseInt(mend.group(2)) == mistake ? mend.group(3) : line;
                })
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** Writes a program with other code beside its own, which moves lines and numbers of lambdas. */
    static void writeChanged(String program, Path directory) {
        for (Path file : files(program)) {
            String text = text(file);
            boolean isSubject = !file.getFileName().toString().endsWith("Test.java") && !text.contains("@interface");
            String more = "\n    final Runnable idle = () -> {};\n\n    void further() {\n        idle.run();\n    }\n";
            int begin = text.indexOf("{\n", text.indexOf("class ")) + 2;
            write(
                    directory.resolve(program),
                    file,
                    isSubject ? "// Further.\n\n" + text.substring(0, begin) + more + text.substring(begin) : text);
        }
        write(directory.resolve(program), Path.of("Aside.java"), """
                package %s;

                class Aside {

                    private volatile int number;

                    void count() {
                        number++;
                    }

                    int number() {
                        return number;
                    }
                }
                """.formatted(program));
        write(directory.resolve(program), Path.of("AsideTest.java"), """
                package %s;

                import org.junit.jupiter.api.Test;

                class AsideTest {

                    @Test
                    void counts() {
                        Aside aside = new Aside();
                        aside.count();
                        aside.number();
                    }
                }
                """.formatted(program));
    }

    private static List<Path> files(String program) {
        try (Stream<Path> files = Files.list(PROGRAMS.resolve(program))) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path directory, Path like, String text) {
        try {
            Files.createDirectories(directory);
            Files.writeString(directory.resolve(like.getFileName()), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
