package io.snarl.core.lab;

import io.snarl.core.file.WholeFile;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Hands a JVM its class path in a file, because command lines may not be as long as class paths are. All else stays on the command
 * line, since it may hold secrets.
 */
final class ClassPathFile {

    private static final String OPTION = "-cp";

    private ClassPathFile() {}

    /**
     * Returns a command that means the same.
     *
     * @param file what is written
     */
    static List<String> in(Path file, List<String> command) throws IOException {
        int option = command.indexOf(OPTION);
        if (option < 0) {
            return command;
        }
        String text = OPTION + " " + quoted(command.get(option + 1)) + "\n";
        if (!encodingOfNames().newEncoder().canEncode(text)) {
            return command;
        }
        WholeFile.write(file, text.getBytes(encodingOfNames()));
        List<String> shorter = new ArrayList<>(command.subList(0, option));
        shorter.add("@" + file);
        shorter.addAll(command.subList(option + 2, command.size()));
        return shorter;
    }

    /** As an argument file has it. */
    private static String quoted(String argument) {
        return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }

    /** How a JVM reads its command line. */
    private static Charset encodingOfNames() {
        return Charset.forName(
                System.getProperty("sun.jnu.encoding", Charset.defaultCharset().name()));
    }
}
