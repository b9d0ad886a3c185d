package io.snarl.core.adopt;

import static java.util.stream.Collectors.joining;

import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Adds the annotation {@code @Adopted}, by which a test keeps its schedules when it is renamed. */
final class AdoptionMark {

    private static final String SIMPLE = "Adopted";
    private static final String QUALIFIED = "io.snarl." + SIMPLE;
    private static final Pattern NAMED = Pattern.compile("\\b" + SIMPLE + "\\b");

    private final List<String> lines;
    private final List<ImportDeclaration> imports;
    private final boolean imported;

    /**
     * Makes it for a source.
     *
     * @param lines all of its lines
     */
    AdoptionMark(List<String> lines, List<ImportDeclaration> imports) {
        this.lines = lines;
        this.imports = imports;
        // Who has something else of that name keeps it.
        this.imported = !imports.isEmpty()
                && lines.stream().noneMatch(line -> NAMED.matcher(line).find());
    }

    /** Returns the names of the schedules that a test is marked with. */
    static List<String> schedulesOn(MethodDeclaration method) {
        return method.getAnnotationByName(SIMPLE).stream()
                .flatMap(mark -> mark.findAll(StringLiteralExpr.class).stream())
                .map(StringLiteralExpr::asString)
                .toList();
    }

    /** Returns the line, counted from 0, before which the mark of a test is written: the one after its {@code @Test}. */
    int lineFor(MethodDeclaration method) {
        AnnotationExpr test = method.getAnnotationByName("Test").orElseThrow();
        return test.getEnd().orElseThrow().line;
    }

    /** Returns the mark of a test as a line of its own. */
    String textFor(MethodDeclaration method, List<String> schedules) {
        AnnotationExpr test = method.getAnnotationByName("Test").orElseThrow();
        String testLine = lines.get(test.getBegin().orElseThrow().line - 1);
        String indent = testLine.substring(
                0, testLine.length() - testLine.stripLeading().length());
        return indent + of(imported ? SIMPLE : QUALIFIED, schedules) + "\n";
    }

    /** Returns the mark as it is written where nothing is imported. */
    static String of(List<String> schedules) {
        return of(QUALIFIED, schedules);
    }

    private static String of(String name, List<String> schedules) {
        String values = schedules.stream()
                .map(schedule -> '"' + schedule.replace("\\", "\\\\").replace("\"", "\\\"") + '"')
                .collect(joining(", "));
        return "@" + name + "(" + (schedules.size() == 1 ? values : "{" + values + "}") + ")";
    }

    /** Adds the import, in the order of the alphabet, to what is written before which line. */
    void addImportTo(Map<Integer, String> added) {
        if (imported) {
            ImportDeclaration last = imports.get(imports.size() - 1);
            int line = imports.stream()
                    .filter(other ->
                            !other.isStatic() && other.getNameAsString().compareTo(QUALIFIED) > 0)
                    .findFirst()
                    .map(other -> other.getBegin().orElseThrow().line - 1)
                    .orElse(last.getEnd().orElseThrow().line);
            added.merge(line, "import " + QUALIFIED + ";\n", String::concat);
        }
    }
}
