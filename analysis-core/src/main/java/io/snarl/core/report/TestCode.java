package io.snarl.core.report;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.comments.Comment;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Extracts the source text of single tests. */
final class TestCode {

    private final SourceTree sources;
    private final Map<Path, Optional<CompilationUnit>> units = new HashMap<>();

    TestCode(SourceTree sources) {
        this.sources = sources;
    }

    /** Returns the method with its comment; the whole file if it is not found there, and nothing if there is no file. */
    Optional<String> of(Path file, String method) {
        List<String> lines = sources.lines(file);
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        return units.computeIfAbsent(file, path -> parse(String.join("\n", lines)))
                .flatMap(unit -> unit.findFirst(
                        MethodDeclaration.class,
                        declared -> declared.getNameAsString().equals(method)))
                .map(declared -> textOf(declared, lines))
                .or(() -> Optional.of(String.join("\n", lines)));
    }

    private static Optional<CompilationUnit> parse(String text) {
        var configuration = new ParserConfiguration().setLanguageLevel(LanguageLevel.BLEEDING_EDGE);
        return new JavaParser(configuration).parse(text).getResult();
    }

    private static String textOf(MethodDeclaration method, List<String> lines) {
        int first = method.getComment()
                        .flatMap(Comment::getBegin)
                        .or(method::getBegin)
                        .orElseThrow()
                        .line
                - 1;
        return lines.subList(first, method.getEnd().orElseThrow().line).stream()
                .collect(Collectors.joining("\n"))
                .stripIndent();
    }
}
