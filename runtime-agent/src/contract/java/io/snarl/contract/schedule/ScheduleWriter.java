package io.snarl.contract.schedule;

import java.util.Locale;

/** Writes a schedule file as text. */
final class ScheduleWriter {

    /** The mark before the line of a switch, which can be part of no name in a class file. */
    static final String NOTE = " // ";

    private final ReplayableFailure file;
    private final StringBuilder text = new StringBuilder();

    ScheduleWriter(ReplayableFailure file) {
        this.file = file;
    }

    String text() {
        line(ScheduleReader.MAGIC, Integer.toString(ScheduleReader.VERSION));
        line("test", TextEscapes.value(file.test()));
        if (file.uniqueId() != null) {
            line("unique-id", TextEscapes.value(file.uniqueId()));
        }
        line("strategy", TextEscapes.value(file.strategy()));
        line("seed", Long.toString(file.seed()));
        line("fails", TextEscapes.value(file.fails()));
        line("signature", TextEscapes.value(file.signature()));
        line("summary", TextEscapes.value(file.summary()));
        line("java", TextEscapes.value(file.java()));
        line("warm-up", file.warmUp() ? "yes" : "no");
        text.append('\n');
        file.threads()
                .forEach(thread -> line("thread", TextEscapes.word(thread.name()), TextEscapes.value(thread.note())));
        text.append('\n');
        file.schedule().switches().forEach(this::line);
        return text.toString();
    }

    private void line(ThreadSwitch one) {
        line(
                "switch",
                TextEscapes.word(one.from()),
                "->",
                TextEscapes.word(one.to()),
                word(one.cause()),
                "at",
                "#" + one.occurrence(),
                TextEscapes.value(one.place()) + (one.line().isEmpty() ? "" : NOTE + TextEscapes.value(one.line())));
    }

    private void line(String... words) {
        text.append(String.join(" ", words)).append('\n');
    }

    static String word(ThreadSwitch.Cause cause) {
        return cause.name().toLowerCase(Locale.ROOT);
    }
}
