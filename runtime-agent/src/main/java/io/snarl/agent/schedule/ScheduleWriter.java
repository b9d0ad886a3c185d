package io.snarl.agent.schedule;

import java.util.Locale;

/** Writes a schedule file as text. */
final class ScheduleWriter {

    /** What precedes the line of a switch, and can be part of no name in a class file. */
    static final String NOTE = " // ";

    private final ScheduleFile file;
    private final StringBuilder text = new StringBuilder();

    ScheduleWriter(ScheduleFile file) {
        this.file = file;
    }

    String text() {
        line(ScheduleReader.MAGIC, Integer.toString(ScheduleReader.VERSION));
        line("test", Escapes.value(file.test()));
        if (file.uniqueId() != null) {
            line("unique-id", Escapes.value(file.uniqueId()));
        }
        line("strategy", Escapes.value(file.strategy()));
        line("seed", Long.toString(file.seed()));
        line("fails", Escapes.value(file.fails()));
        line("signature", Escapes.value(file.signature()));
        line("summary", Escapes.value(file.summary()));
        line("java", Escapes.value(file.java()));
        line("warm-up", file.warmUp() ? "yes" : "no");
        text.append('\n');
        file.threads().forEach(thread -> line("thread", Escapes.word(thread.name()), Escapes.value(thread.note())));
        text.append('\n');
        file.schedule().switches().forEach(this::line);
        return text.toString();
    }

    private void line(Switch one) {
        line(
                "switch",
                Escapes.word(one.from()),
                "->",
                Escapes.word(one.to()),
                word(one.cause()),
                "at",
                "#" + one.occurrence(),
                Escapes.value(one.place()) + (one.line().isEmpty() ? "" : NOTE + Escapes.value(one.line())));
    }

    private void line(String... words) {
        text.append(String.join(" ", words)).append('\n');
    }

    static String word(Switch.Cause cause) {
        return cause.name().toLowerCase(Locale.ROOT);
    }
}
