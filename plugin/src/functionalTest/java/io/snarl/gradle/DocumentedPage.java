package io.snarl.gradle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A page of the documentation, with what a reader may copy from it or follow. */
record DocumentedPage(Path file, List<Block> blocks, List<String> prose) {

    private static final Pattern INLINE_COMMAND = Pattern.compile("`(\\./gradlew [^`]+)`");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)]+)\\)");

    /** What stands between two lines of three backticks. */
    record Block(Path file, int line, String language, String text) {

        @Override
        public String toString() {
            return file.getFileName() + ":" + line;
        }
    }

    static DocumentedPage read(Path file) {
        var blocks = new ArrayList<Block>();
        var prose = new ArrayList<String>();
        List<String> lines = linesOf(file);
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).startsWith("```")) {
                prose.add(lines.get(i));
                continue;
            }
            int start = i;
            var text = new StringBuilder();
            while (!lines.get(++i).equals("```")) {
                text.append(lines.get(i)).append('\n');
            }
            blocks.add(new Block(file, start + 1, lines.get(start).substring(3).strip(), text.toString()));
        }
        return new DocumentedPage(file, blocks, prose);
    }

    Stream<Block> blocks(String language) {
        return blocks.stream().filter(block -> block.language().equals(language));
    }

    /** The commands that start Gradle, in blocks and within sentences. */
    Stream<String> commands() {
        Stream<String> inBlocks =
                blocks.stream().flatMap(block -> block.text().lines()).filter(line -> line.startsWith("./gradlew "));
        Stream<String> inProse = INLINE_COMMAND
                .matcher(String.join("\n", prose))
                .results()
                .map(match -> match.group(1).replace('\n', ' '));
        return Stream.concat(inBlocks, inProse);
    }

    /** Where the page leads to within the repository. */
    Stream<String> links() {
        return LINK.matcher(String.join("\n", prose))
                .results()
                .map(match -> match.group(1))
                .filter(link -> !link.contains("://"));
    }

    private static List<String> linesOf(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
