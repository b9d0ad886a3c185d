package io.snarl.core.source.claim;

import com.github.javaparser.JavaToken;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.comments.Comment;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds source lines whose comments accept a race or an inexact value. */
final class InexactLines {

    private static final Pattern ACCEPTED = Pattern.compile("\\bracy\\b"
            + "|\\bbenign\\b.{0,20}\\braces?\\b"
            + "|\\braces?\\b( \\w+){0,3} (ok|okay|fine|acceptable|accepted|harmless|benign|intentional|intended|tolerated)\\b"
            + "|\\b(don't|do not|doesn't|does not|needn't|need not) (really )?(care|matter|be (exact|accurate|precise))\\b"
            + "|\\bnot (need|have|required|guaranteed|meant) to be (exact|accurate|precise|atomic)\\b"
            + "|\\b(may|might|can) (lose|miss)( \\w+){0,2} updates?\\b"
            + "|\\b(may|might|can) be (slightly |somewhat )?(inexact|inaccurate|imprecise|stale|off)\\b"
            + "|\\bbest[- ]effort\\b"
            + "|\\b(intentionally|deliberately) (un|not )synchronized\\b"
            + "|\\b(un|not )synchronized (on purpose|intentionally|deliberately)\\b");

    private final Set<Integer> lines = new HashSet<>();
    private int begin;
    private int end;
    private int spokenOf;
    private String text = "";

    private InexactLines() {}

    /** Returns the lines of such comments, and those right after them, of which they speak unless they stand behind code. */
    static Set<Integer> of(CompilationUnit unit) {
        var found = new InexactLines();
        List<Comment> comments = unit.getAllContainedComments().stream()
                .filter(comment -> comment.getRange().isPresent())
                .sorted(Comparator.comparing(comment -> comment.getRange().orElseThrow().begin))
                .toList();
        comments.forEach(found::add);
        found.conclude();
        return Set.copyOf(found.lines);
    }

    /** Comments of a line each that follow one another are one. */
    private void add(Comment comment) {
        var range = comment.getRange().orElseThrow();
        if (comment.isLineComment() && range.begin.line == end + 1 && !isBehindCode(comment)) {
            text += " " + comment.getContent();
        } else {
            conclude();
            begin = range.begin.line;
            text = comment.getContent();
        }
        end = range.end.line;
        spokenOf = isBehindCode(comment) ? end : end + 1;
    }

    private static boolean isBehindCode(Comment comment) {
        Optional<JavaToken> before =
                comment.getTokenRange().flatMap(tokens -> tokens.getBegin().getPreviousToken());
        while (before.isPresent() && before.get().getCategory().isWhitespaceButNotEndOfLine()) {
            before = before.get().getPreviousToken();
        }
        return before.isPresent() && !before.get().getCategory().isEndOfLine();
    }

    private void conclude() {
        String plain = text.replaceAll("[\\s*]+", " ").toLowerCase(Locale.ROOT);
        if (ACCEPTED.matcher(plain).find()) {
            for (int line = begin; line <= spokenOf; line++) {
                lines.add(line);
            }
        }
    }
}
