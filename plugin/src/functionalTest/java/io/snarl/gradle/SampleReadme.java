package io.snarl.gradle;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What the README of a sample tells its reader to type, and what it says that comes of it.
 *
 * <p>A block without a language has commands; a block {@code text} is an excerpt of what the last of them prints, and all
 * others are excerpts of sources, which may be generated.
 */
record SampleReadme(List<Step> steps, List<Excerpt> sources) {

    private static final String COMMAND = "./gradlew ";

    /** A command with excerpts of what it prints. */
    record Step(String command, List<Excerpt> output) {}

    static SampleReadme read(Path file) {
        var readme = new SampleReadme(new ArrayList<>(), new ArrayList<>());
        DocumentedPage.read(file).blocks().forEach(readme::add);
        return readme;
    }

    /** What a command prints, in excerpts, none if it is not a command of this README. */
    List<Excerpt> outputOf(String command) {
        return steps.stream()
                .filter(step -> step.command().equals(command))
                .flatMap(step -> step.output().stream())
                .toList();
    }

    private void add(DocumentedPage.Block block) {
        switch (block.language()) {
            case "" -> block.text().lines().forEach(line -> addCommand(block, line));
            case "text" -> steps.get(steps.size() - 1).output().add(new Excerpt(block.text()));
            default -> sources.add(new Excerpt(block.text()));
        }
    }

    private void addCommand(DocumentedPage.Block block, String line) {
        if (!line.startsWith(COMMAND)) {
            throw new IllegalArgumentException("The block at " + block
                    + " names no language, so its lines are commands, but '" + line + "' is none: name its language, or"
                    + " 'text' for what a command prints.");
        }
        steps.add(new Step(line, new ArrayList<>()));
    }
}
