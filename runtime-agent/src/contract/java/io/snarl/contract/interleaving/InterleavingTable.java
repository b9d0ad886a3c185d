package io.snarl.contract.interleaving;

import io.snarl.contract.code.CodePlace;
import java.util.ArrayList;
import java.util.List;

/** Prints an execution as a table in plain characters, with a column for each thread and a row for each step. */
public final class InterleavingTable {

    private static final String SEPARATOR = " | ";
    private static final int INDENT = 2;

    private final Interleaving interleaving;
    private final int[] widths;
    private final StringBuilder text = new StringBuilder();

    private InterleavingTable(Interleaving interleaving) {
        this.interleaving = interleaving;
        this.widths = Widths.share(needed(interleaving), SEPARATOR.length());
    }

    /** Returns the table, and below it what went wrong. */
    public static String of(Interleaving interleaving) {
        return new InterleavingTable(interleaving).print();
    }

    private static int[] needed(Interleaving interleaving) {
        int[] needed = interleaving.threads().stream().mapToInt(String::length).toArray();
        for (InterleavingStep step : interleaving.steps()) {
            if (step.thread() >= 0) {
                needed[step.thread()] =
                        Math.max(needed[step.thread()], cell(step).width());
            }
        }
        return needed;
    }

    private static Cell cell(InterleavingStep step) {
        return new Cell(
                step.depth() * INDENT,
                step.text(),
                step.place().map(CodePlace::source).orElse(null),
                step.markedNotes());
    }

    private String print() {
        printHeader();
        interleaving.steps().forEach(this::print);
        if (!interleaving.ending().isEmpty()) {
            text.append('\n');
            interleaving.ending().forEach(line -> text.append(line).append('\n'));
        }
        return text.toString();
    }

    private void printHeader() {
        List<String> cells = new ArrayList<>();
        List<String> dashes = new ArrayList<>();
        for (int i = 0; i < widths.length; i++) {
            cells.add(padded(interleaving.threads().get(i), widths[i]));
            dashes.add("-".repeat(widths[i]));
        }
        printRow(cells);
        text.append(String.join(SEPARATOR.replace(' ', '-'), dashes)).append('\n');
    }

    private void print(InterleavingStep step) {
        if (step.thread() < 0) {
            text.append(step.text()).append('\n');
            return;
        }
        for (String content : cell(step).lines(widths[step.thread()])) {
            List<String> cells = new ArrayList<>();
            for (int i = 0; i < widths.length; i++) {
                cells.add(padded(i == step.thread() ? content : "", widths[i]));
            }
            printRow(cells);
        }
    }

    private void printRow(List<String> cells) {
        text.append(String.join(SEPARATOR, cells).stripTrailing()).append('\n');
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
