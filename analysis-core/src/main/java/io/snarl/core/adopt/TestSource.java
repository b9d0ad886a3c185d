package io.snarl.core.adopt;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Position;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.comments.Comment;
import io.snarl.core.source.type.JavaNames;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Edits the source text of a test class: single tests can be removed, the rest stays as it is written. */
final class TestSource {

    private final List<String> lines;
    private final CompilationUnit unit;

    private TestSource(String text, CompilationUnit unit) {
        this.lines = text.lines().toList();
        this.unit = unit;
    }

    /** Reads source text; nothing if it is no Java. */
    static Optional<TestSource> of(String text) {
        var configuration = new ParserConfiguration().setLanguageLevel(LanguageLevel.BLEEDING_EDGE);
        var result = new JavaParser(configuration).parse(text);
        return result.isSuccessful() ? result.getResult().map(unit -> new TestSource(text, unit)) : Optional.empty();
    }

    /** Returns the names of the methods that are tests. */
    Set<String> tests() {
        return testMethods().stream().map(MethodDeclaration::getNameAsString).collect(toSet());
    }

    /** Tells whether its class, or one in it, is marked as one of concurrent tests. */
    boolean isInterleaved() {
        return unit.findFirst(
                        ClassOrInterfaceDeclaration.class,
                        type -> type.getAnnotationByName("Interleaved").isPresent())
                .isPresent();
    }

    /** Returns the names of the schedules that its tests are marked with. */
    Set<String> schedules() {
        return testMethods().stream()
                .flatMap(method -> AdoptionMark.schedulesOn(method).stream())
                .collect(toSet());
    }

    /**
     * Returns the text with no other tests than these, and without imports that only the others need.
     *
     * @param wanted the names of tests, and of the schedules that each is to be marked with
     */
    String withOnly(Map<String, List<String>> wanted) {
        Set<Integer> cut = new TreeSet<>();
        testMethods().stream()
                .filter(method -> !wanted.containsKey(method.getNameAsString()))
                .forEach(method -> addLinesOf(method, cut));
        if (!cut.isEmpty()) {
            String body = textWithout(cut, Map.of());
            unit.getImports().stream()
                    .filter(imported -> !isNamedIn(body, imported))
                    .forEach(imported -> addLinesOf(imported, cut));
        }
        return textWithout(cut, marks(wanted));
    }

    /** What is to be written before which line. */
    private Map<Integer, String> marks(Map<String, List<String>> wanted) {
        var mark = new AdoptionMark(lines, unit.getImports());
        Map<Integer, String> added = new HashMap<>();
        for (MethodDeclaration method : testMethods()) {
            List<String> schedules = wanted.getOrDefault(method.getNameAsString(), List.of());
            if (!schedules.isEmpty()) {
                added.put(mark.lineFor(method), mark.textFor(method, schedules));
            }
        }
        if (!added.isEmpty()) {
            mark.addImportTo(added);
        }
        return added;
    }

    private List<MethodDeclaration> testMethods() {
        return unit.findAll(
                MethodDeclaration.class,
                method -> method.getAnnotationByName("Test").isPresent());
    }

    /** The numbers of its lines from 0, with its comment, and with the empty line before it. */
    private void addLinesOf(Node node, Set<Integer> numbers) {
        Position begin =
                node.getComment().flatMap(Comment::getBegin).or(node::getBegin).orElseThrow();
        int first = begin.line - 1;
        if (node instanceof MethodDeclaration && lines.get(first - 1).isBlank()) {
            first--;
        }
        IntStream.range(first, node.getEnd().orElseThrow().line).forEach(numbers::add);
    }

    private String textWithout(Set<Integer> cut, Map<Integer, String> added) {
        return IntStream.range(0, lines.size())
                .mapToObj(number ->
                        added.getOrDefault(number, "") + (cut.contains(number) ? "" : lines.get(number) + "\n"))
                .collect(joining());
    }

    /** Also if a comment names it, since that may be a link. */
    private static boolean isNamedIn(String text, ImportDeclaration imported) {
        String name = imported.getName().getIdentifier();
        return imported.isAsterisk()
                || text.lines()
                        .filter(line -> !line.startsWith("import "))
                        .anyMatch(line -> JavaNames.isUsedIn(line, name));
    }
}
