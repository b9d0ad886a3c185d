package io.snarl.agent.interleaving;

import io.snarl.agent.control.Run;
import java.util.ArrayList;
import java.util.List;

/** Lays rows out in columns, one for each thread, in plain characters. */
final class Table {

    private static final String SEPARATOR = " | ";
    private static final int INDENT = 2;

    private final List<String> names;
    private final List<Integer> threads;
    private final List<Line> lines = new ArrayList<>();
    private int hiddenSteps;

    private Table(List<String> names, List<Integer> threads) {
        this.names = names;
        this.threads = threads;
    }

    static Table of(Run run, List<Row> rows) {
        var table = new Table(run.threads(), Columns.of(run, rows));
        rows.forEach(row -> table.add(row, 0));
        table.showHidden();
        return table;
    }

    void appendTo(StringBuilder text) {
        int[] needed = new int[threads.size()];
        for (int i = 0; i < needed.length; i++) {
            needed[i] = names.get(threads.get(i)).length();
        }
        for (Line line : lines) {
            if (line.column >= 0) {
                needed[line.column] = Math.max(needed[line.column], line.cell.width());
            }
        }
        int[] widths = Widths.share(needed, SEPARATOR.length());
        appendHeader(text, widths);
        lines.forEach(line -> append(text, widths, line));
    }

    private void add(Row row, int indent) {
        if (row instanceof Row.Repeated repeated) {
            addRepeated(repeated, indent);
        } else if (row instanceof Row.Folded folded) {
            add(folded.thread(), row, new Cell(indent, folded.text(), null, List.of()));
        } else if (row instanceof Row.Done done) {
            add(
                    done.thread(),
                    row,
                    new Cell(indent, plain(done.text()), done.step().source(), plain(done.notes())));
        }
    }

    private void addRepeated(Row.Repeated repeated, int indent) {
        int size = repeated.rows().size();
        Row first = repeated.rows().get(0);
        if (size == 1 && first instanceof Row.Done done) {
            String text = plain(done.text()) + " (" + repeated.times() + " times)";
            add(done.thread(), repeated, new Cell(indent, text, done.step().source(), plain(done.notes())));
        } else {
            int thread = first instanceof Row.Done done ? done.thread() : ((Row.Folded) first).thread();
            int column = threads.indexOf(thread);
            if (column >= 0) {
                showHidden();
                String text = "the next " + size + " rows (" + repeated.times() + " times)";
                lines.add(new Line(column, new Cell(indent, text, null, List.of())));
            }
            repeated.rows().forEach(row -> add(row, indent + INDENT));
        }
    }

    private void add(int thread, Row row, Cell cell) {
        int column = threads.indexOf(thread);
        if (column >= 0 || thread == Row.Folded.SEVERAL) {
            showHidden();
            lines.add(new Line(column, cell));
        } else {
            hiddenSteps += row.steps();
        }
    }

    /** Tells of the steps of threads that have no column. */
    private void showHidden() {
        if (hiddenSteps > 0) {
            String steps = hiddenSteps == 1 ? "1 step" : hiddenSteps + " steps";
            lines.add(new Line(-1, Cell.of("... " + steps + " of other threads")));
            hiddenSteps = 0;
        }
    }

    private void appendHeader(StringBuilder text, int[] widths) {
        List<String> cells = new ArrayList<>();
        List<String> dashes = new ArrayList<>();
        for (int i = 0; i < widths.length; i++) {
            cells.add(padded(names.get(threads.get(i)), widths[i]));
            dashes.add("-".repeat(widths[i]));
        }
        text.append(String.join(SEPARATOR, cells).stripTrailing()).append('\n');
        text.append(String.join(SEPARATOR.replace(' ', '-'), dashes)).append('\n');
    }

    private void append(StringBuilder text, int[] widths, Line line) {
        if (line.column < 0) {
            text.append(line.cell.text()).append('\n');
            return;
        }
        for (String content : line.cell.lines(widths[line.column])) {
            List<String> cells = new ArrayList<>();
            for (int i = 0; i < widths.length; i++) {
                cells.add(padded(i == line.column ? content : "", widths[i]));
            }
            text.append(String.join(SEPARATOR, cells).stripTrailing()).append('\n');
        }
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private static List<String> plain(List<String> texts) {
        return texts.stream().map(Table::plain).toList();
    }

    /** What values of the program may contain must not break the table. */
    private static String plain(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ");
    }

    private record Line(int column, Cell cell) {}
}
