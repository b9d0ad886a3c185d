package io.snarl.core.interleaving;

import io.snarl.core.interleaving.Interleaving.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the table of an execution, as {@code docs/exploring.md} shows it: a column for each thread, a line for each step. */
final class TableReader {

    private static final int NO_COLUMN = -1;
    private static final String GAP = "  ";
    private static final Pattern SOURCE_ALONE = Pattern.compile("\\S*(:\\d+|\\.\\.\\.)\\S*");

    private final List<String> lines;
    private final List<Integer> bars = new ArrayList<>();
    private final List<OpenStep> steps = new ArrayList<>();
    private int width;

    TableReader(String text) {
        this.lines = text.lines().toList();
    }

    Interleaving read() {
        if (lines.size() < 2 || !lines.get(1).startsWith("-")) {
            return new Interleaving(List.of(), List.of(), lines);
        }
        findColumns(lines.get(1));
        int end = lines.indexOf("");
        int last = end < 0 ? lines.size() : end;
        lines.subList(2, last).forEach(this::add);
        return new Interleaving(
                threads(),
                steps.stream().map(OpenStep::step).toList(),
                end < 0 ? List.of() : lines.subList(end + 1, lines.size()));
    }

    private void findColumns(String ruler) {
        for (int i = 0; i < ruler.length(); i++) {
            if (ruler.charAt(i) == '|') {
                bars.add(i);
            }
        }
        width = ruler.length();
    }

    private List<String> threads() {
        List<String> names = new ArrayList<>();
        for (int column = 0; column <= bars.size(); column++) {
            names.add(cell(lines.get(0), column).strip());
        }
        return names;
    }

    private void add(String line) {
        int column = columnOf(line);
        if (column == NO_COLUMN) {
            steps.add(new OpenStep(NO_COLUMN, line.strip(), ""));
            return;
        }
        String cell = cell(line, column);
        String text = cell.strip();
        boolean flush = cell.length() == widthOf(column);
        OpenStep before = steps.isEmpty() ? null : steps.get(steps.size() - 1);
        if (before != null && before.thread == column && continues(cell, flush, before)) {
            before.add(text, flush && SOURCE_ALONE.matcher(text).matches());
            return;
        }
        int gap = text.lastIndexOf(GAP);
        boolean hasSource = flush && gap > 0;
        steps.add(new OpenStep(
                column,
                hasSource ? text.substring(0, gap).strip() : text,
                hasSource ? text.substring(gap).strip() : ""));
    }

    /** Notes are marked; what was too long for its line goes on an odd number of places to the right, or ends with its source. */
    private static boolean continues(String cell, boolean flush, OpenStep before) {
        String text = cell.strip();
        int indent = cell.indexOf(text);
        return text.startsWith("-> ")
                || text.startsWith("=> ")
                || indent % 2 == 1
                || flush
                        && before.source.isEmpty()
                        && indent > 0
                        && SOURCE_ALONE.matcher(text).matches();
    }

    /** The column that is not empty; none if the line has no columns. */
    private int columnOf(String line) {
        boolean hasBars = bars.stream().allMatch(bar -> bar < line.length() && line.charAt(bar) == '|');
        if (!hasBars) {
            return NO_COLUMN;
        }
        for (int column = 0; column <= bars.size(); column++) {
            if (!cell(line, column).isBlank()) {
                return column;
            }
        }
        return NO_COLUMN;
    }

    private int startOf(int column) {
        return column == 0 ? 0 : bars.get(column - 1) + 2;
    }

    private int widthOf(int column) {
        return (column < bars.size() ? bars.get(column) - 1 : width) - startOf(column);
    }

    /** Without the spaces that fill it on the right. */
    private String cell(String line, int column) {
        int start = Math.min(startOf(column), line.length());
        int end = Math.min(startOf(column) + widthOf(column), line.length());
        return line.substring(start, end).stripTrailing();
    }

    /** A step of which more lines may follow. */
    private static final class OpenStep {

        private final int thread;
        private final List<String> notes = new ArrayList<>();
        private String text;
        private String source;

        OpenStep(int thread, String text, String source) {
            this.thread = thread;
            this.text = text;
            this.source = source;
        }

        void add(String line, boolean mayBeSource) {
            if (line.startsWith("-> ") || line.startsWith("=> ")) {
                notes.add(line);
            } else if (!notes.isEmpty()) {
                notes.set(notes.size() - 1, notes.get(notes.size() - 1) + " " + line);
            } else if (mayBeSource && source.isEmpty()) {
                source = line;
            } else {
                text = text + " " + line;
            }
        }

        Step step() {
            return new Step(thread, text, source, notes);
        }
    }
}
