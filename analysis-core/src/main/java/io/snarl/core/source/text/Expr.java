package io.snarl.core.source.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An expression that can be laid out on one line or on several.
 *
 * @param start what it begins with: a name, a literal, or what is called first
 * @param calls the calls that follow, each on the result of the one before
 */
public record Expr(String start, List<ChainedCall> calls) {

    /** How long a line of the body of a test may be, without its indentation. */
    public static final int BODY_WIDTH = 100 - 8;

    /** What each block of a body is indented by. */
    public static final String INDENTATION = "    ";

    private static final String CONTINUED = " ".repeat(8);

    public Expr {
        calls = List.copyOf(calls);
    }

    /**
     * The part of an expression that calls something.
     *
     * @param name what is called, with all that stands before the parenthesis
     * @param isSelected whether it is called on what stands before, so that a line may begin with it
     */
    public record ChainedCall(String name, boolean isSelected, List<Expr> arguments) {

        public ChainedCall {
            arguments = List.copyOf(arguments);
        }

        public String flat() {
            return name + "(" + arguments.stream().map(Expr::flat).collect(Collectors.joining(", ")) + ")";
        }

        private String broken(int width) {
            if (arguments.isEmpty()) {
                return name + "()";
            }
            String together = arguments.stream().map(Expr::flat).collect(Collectors.joining(", "));
            if (!together.contains("\n") && together.length() + CONTINUED.length() + 2 <= width) {
                return name + "(\n" + indented(together) + ")";
            }
            return onLines(width);
        }

        public String onLines(int width) {
            return name
                    + "(\n"
                    + arguments.stream()
                            .map(argument -> indented(argument.laidOut(width - CONTINUED.length() - 2)))
                            .collect(Collectors.joining(",\n"))
                    + ")";
        }
    }

    public static Expr of(String text) {
        return new Expr(text, List.of());
    }

    /** Returns a call that stands by itself, such as {@code new A(b)} or {@code A.b(c)}. */
    public static Expr call(String name, List<Expr> arguments) {
        return new Expr("", List.of(new ChainedCall(name, false, arguments)));
    }

    /** Returns a call on this expression. */
    public Expr then(String name, List<Expr> arguments) {
        List<ChainedCall> all = new ArrayList<>(calls);
        all.add(new ChainedCall("." + name, true, arguments));
        return new Expr(start, all);
    }

    /** Returns the expression without line breaks but for those of its parts. */
    public String flat() {
        return start + calls.stream().map(ChainedCall::flat).collect(Collectors.joining());
    }

    /** Returns the expression, on several lines if it is too long for one. */
    public String laidOut(int width) {
        String flat = flat();
        if (longestLine(flat) <= width || calls.isEmpty()) {
            return flat;
        }
        long selected = calls.stream().filter(ChainedCall::isSelected).count();
        if (selected > 1) {
            return brokenChain(width);
        }
        String head = start
                + calls.subList(0, calls.size() - 1).stream()
                        .map(ChainedCall::flat)
                        .collect(Collectors.joining());
        return head + calls.get(calls.size() - 1).broken(width);
    }

    /** Returns a call with each argument on a line of its own. */
    public String onLines() {
        ChainedCall last = calls.get(calls.size() - 1);
        String head = start
                + calls.subList(0, calls.size() - 1).stream()
                        .map(ChainedCall::flat)
                        .collect(Collectors.joining());
        return head + last.onLines(Integer.MAX_VALUE);
    }

    private String brokenChain(int width) {
        var text = new StringBuilder(start);
        for (ChainedCall call : calls) {
            String flat = call.flat();
            String part =
                    longestLine(flat) + CONTINUED.length() <= width ? flat : call.broken(width - CONTINUED.length());
            text.append(call.isSelected() ? "\n" + indented(part) : part);
        }
        return text.toString();
    }

    private static int longestLine(String text) {
        return text.lines().mapToInt(String::length).max().orElse(0);
    }

    /** Returns the text moved to the right, as the rest of something that began before. */
    public static String indented(String text) {
        return indented(text, CONTINUED);
    }

    public static String indented(String text, String by) {
        return text.lines().map(line -> line.isBlank() ? "" : by + line).collect(Collectors.joining("\n"));
    }
}
