package io.snarl.contract.schedule;

import io.snarl.contract.text.ShellWord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the text of a schedule file. */
final class ScheduleReader {

    static final int VERSION = 2;
    static final String MAGIC = "snarl schedule";

    private static final List<String> REQUIRED =
            List.of("test", "strategy", "seed", "fails", "signature", "summary", "java", "warm-up");
    private static final List<String> WAYS = List.of("deadlock", "exception", "endless");
    private static final Set<String> OPTIONAL = Set.of("unique-id");

    private final String name;
    private final List<String> lines;
    private final Map<String, String> header = new HashMap<>();
    private final Map<String, Integer> headerLines = new HashMap<>();
    private final List<ThreadNote> threads = new ArrayList<>();
    private final Set<String> threadNames = new HashSet<>();
    private final List<ThreadSwitch> switches = new ArrayList<>();
    private int number;

    ScheduleReader(String name, String text) {
        this.name = name;
        this.lines = text.lines().map(String::stripTrailing).toList();
    }

    ReplayableFailure read() throws BrokenScheduleException {
        boolean begun = false;
        for (String line : lines) {
            number++;
            if (!line.isEmpty() && !line.startsWith("#")) {
                if (begun) {
                    readLine(line);
                } else {
                    begun = true;
                    readFirstLine(line);
                }
            }
        }
        if (!begun) {
            throw broken("the file is empty");
        }
        return finish();
    }

    private void readFirstLine(String line) throws BrokenScheduleException {
        if (!line.startsWith(MAGIC + " ")) {
            throw broken("this is no schedule file: it should begin with '" + MAGIC + " " + VERSION + "'");
        }
        long version = number(line.substring(MAGIC.length() + 1), "the version");
        if (version != VERSION) {
            lines.stream()
                    .filter(other -> other.startsWith("test "))
                    .findFirst()
                    .ifPresent(test -> header.put("test", test.substring("test ".length())));
            throw new BrokenScheduleException(where() + "the file has version " + version
                    + ", this version of Snarl reads " + VERSION
                    + (version < VERSION ? ", since version 1 named lines of the source, which every edit moves" : "")
                    + "; " + writeAgain() + ". If its test was adopted, delete the file and run"
                    + " synthesizeConcurrentTests and adoptConcurrentTests.");
        }
    }

    private void readLine(String line) throws BrokenScheduleException {
        int space = line.indexOf(' ');
        String key = space < 0 ? line : line.substring(0, space);
        String rest = space < 0 ? "" : line.substring(space + 1);
        if (key.equals("thread")) {
            readThread(rest);
        } else if (key.equals("switch")) {
            switches.add(new SwitchLine(rest).read());
        } else if (REQUIRED.contains(key) || OPTIONAL.contains(key)) {
            if (header.put(key, unescaped(rest)) != null) {
                throw broken("there is a line '" + key + "' already");
            }
            headerLines.put(key, number);
        } else {
            throw broken("a line cannot begin with '" + key + "'");
        }
    }

    private void readThread(String rest) throws BrokenScheduleException {
        int space = rest.indexOf(' ');
        String thread = unescaped(space < 0 ? rest : rest.substring(0, space));
        if (thread.isEmpty()) {
            throw broken("the name of the thread is missing");
        }
        if (!threadNames.add(thread)) {
            throw broken("there is a thread '" + thread + "' already");
        }
        threads.add(new ThreadNote(thread, space < 0 ? "" : unescaped(rest.substring(space + 1))));
    }

    private ReplayableFailure finish() throws BrokenScheduleException {
        number = lines.size();
        for (String key : REQUIRED) {
            if (!header.containsKey(key)) {
                throw broken("the file has ended without a line '" + key + "'");
            }
        }
        return new ReplayableFailure(
                header.get("test"),
                header.get("unique-id"),
                header.get("strategy"),
                number(at("seed"), "the seed"),
                way(at("fails")),
                at("signature"),
                at("summary"),
                at("java"),
                yesOrNo(at("warm-up")),
                threads,
                new Schedule(switches));
    }

    /** The value of a line of the header, to which a message would refer from now on. */
    private String at(String key) {
        number = headerLines.get(key);
        return header.get(key);
    }

    private boolean yesOrNo(String value) throws BrokenScheduleException {
        if (!value.equals("yes") && !value.equals("no")) {
            throw broken("warm-up is 'yes' or 'no', not '" + value + "'");
        }
        return value.equals("yes");
    }

    private long number(String value, String what) throws BrokenScheduleException {
        try {
            return Long.parseLong(value);
        } catch (NumberFormatException e) {
            throw broken(what + " should be a number, not '" + value + "'");
        }
    }

    private String way(String value) throws BrokenScheduleException {
        if (!WAYS.contains(value)) {
            throw broken("a test fails in one of the ways " + String.join(", ", WAYS) + ", not '" + value + "'");
        }
        return value;
    }

    private ThreadSwitch.Cause cause(String word) throws BrokenScheduleException {
        List<String> known = new ArrayList<>();
        for (ThreadSwitch.Cause cause : ThreadSwitch.Cause.values()) {
            if (ScheduleWriter.word(cause).equals(word)) {
                return cause;
            }
            known.add(ScheduleWriter.word(cause));
        }
        throw broken("the cause is one of " + String.join(", ", known) + ", not '" + word + "'");
    }

    private String unescaped(String escaped) throws BrokenScheduleException {
        String text = TextEscapes.read(escaped);
        if (text == null) {
            throw broken("a backslash must be followed by another or by 'u' and four hexadecimal digits");
        }
        return text;
    }

    private BrokenScheduleException broken(String what) {
        return new BrokenScheduleException(where() + what + "; " + writeAgain());
    }

    private String where() {
        return "schedule file " + name + ", line " + Math.max(1, number) + ": ";
    }

    private String writeAgain() {
        String className = TestName.parse(header.getOrDefault("test", "")).className();
        String tests = className.isEmpty() ? "" : " --tests " + ShellWord.of(className);
        return "write it again by running ./gradlew fuzzConcurrentTests" + tests;
    }

    /** One line of a switch, read word by word. */
    private final class SwitchLine {

        private String rest;

        SwitchLine(String rest) {
            this.rest = rest;
        }

        ThreadSwitch read() throws BrokenScheduleException {
            String from = thread("the thread that stops");
            expect("->");
            String to = thread("the thread that goes on");
            ThreadSwitch.Cause cause = cause(word("the cause"));
            expect("at");
            String occurrence = word("the occurrence");
            if (!occurrence.startsWith("#")) {
                throw broken("the occurrence should look like #1, not '" + occurrence + "'");
            }
            long count = number(occurrence.substring(1), "the occurrence");
            if (count < 1 || count > Integer.MAX_VALUE) {
                throw broken("the occurrence should be at least 1 and no more than " + Integer.MAX_VALUE);
            }
            int note = rest.indexOf(ScheduleWriter.NOTE);
            String place = unescaped(note < 0 ? rest : rest.substring(0, note));
            String line = note < 0 ? "" : unescaped(rest.substring(note + ScheduleWriter.NOTE.length()));
            return new ThreadSwitch(from, to, place, line, (int) count, cause);
        }

        private String thread(String what) throws BrokenScheduleException {
            String thread = unescaped(word(what));
            if (!threadNames.contains(thread)) {
                throw broken("no line above says what thread '" + thread + "' is");
            }
            return thread;
        }

        private void expect(String expected) throws BrokenScheduleException {
            String found = word("'" + expected + "'");
            if (!found.equals(expected)) {
                throw broken("'" + expected + "' was expected, not '" + found + "'");
            }
        }

        private String word(String what) throws BrokenScheduleException {
            if (rest.isEmpty()) {
                throw broken("the line has ended before " + what);
            }
            int space = rest.indexOf(' ');
            String word = space < 0 ? rest : rest.substring(0, space);
            rest = space < 0 ? "" : rest.substring(space + 1);
            return word;
        }
    }
}
