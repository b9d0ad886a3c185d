package io.snarl.core.source.claim;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.nodeTypes.NodeWithJavadoc;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds what comments of the library's sources say about threads. */
public final class Claims {

    private final List<Path> roots;
    // What compiles need not be validated, which would take as long again as parsing it.
    private final JavaParser parser = new JavaParser(new ParserConfiguration()
            .setLanguageLevel(ParserConfiguration.LanguageLevel.RAW)
            .setAttributeComments(true)
            .setDoNotAssignCommentsPrecedingEmptyLines(false));
    private final Map<String, Documented> known = new HashMap<>();

    /**
     * What the source of a class says.
     *
     * @param methods by their names and numbers of parameters
     * @param fields the lines at which they are declared
     * @param inexact the lines of the file at which a race is accepted
     */
    private record Documented(
            Claim claim, Map<NamedMethod, Claim> methods, Map<String, Integer> fields, Set<Integer> inexact) {

        static final Documented NOTHING = new Documented(Claim.NONE, Map.of(), Map.of(), Set.of());
    }

    private record NamedMethod(String name, int parameters) {}

    /**
     * Looks sources up in directories.
     *
     * @param roots of which some may not exist
     */
    public Claims(List<Path> roots) {
        this.roots = List.copyOf(roots);
    }

    /** Returns what the comment of a class says, by its binary name. */
    public Claim of(String className) {
        return documented(className).claim();
    }

    /** Returns what the comment of a method says; overloaded methods with as many parameters have to agree. */
    public Claim of(String className, String method, int parameters) {
        return documented(className).methods().getOrDefault(new NamedMethod(method, parameters), Claim.NONE);
    }

    /** Tells whether a comment at a line of a class says that a race is accepted there. */
    public boolean acceptRace(String className, int line) {
        return documented(className).inexact().contains(line);
    }

    /** Tells whether the comment of a field says that it need not be exact. */
    public boolean acceptRace(String className, String field) {
        Integer line = documented(className).fields().get(field);
        return line != null && acceptRace(className, line);
    }

    private Documented documented(String className) {
        if (!known.containsKey(className)) {
            String outer = className.contains("$") ? className.substring(0, className.indexOf('$')) : className;
            file(outer).flatMap(this::parse).ifPresent(this::keep);
            known.putIfAbsent(className, Documented.NOTHING);
        }
        return known.get(className);
    }

    private Optional<Path> file(String className) {
        String path = className.replace('.', '/') + ".java";
        return roots.stream()
                .map(root -> root.resolve(path))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    /** A file that cannot be read or parsed says nothing. */
    private Optional<CompilationUnit> parse(Path file) {
        try {
            return parser.parse(file).getResult();
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        }
    }

    private void keep(CompilationUnit unit) {
        String prefix = unit.getPackageDeclaration()
                .map(declaration -> declaration.getNameAsString() + ".")
                .orElse("");
        Set<Integer> inexact = InexactLines.of(unit);
        unit.getTypes().forEach(type -> keep(type, prefix + type.getNameAsString(), inexact));
    }

    private void keep(TypeDeclaration<?> type, String binaryName, Set<Integer> inexact) {
        known.put(binaryName, new Documented(claimOf(type), methodsOf(type), fieldsOf(type), inexact));
        type.getMembers().stream()
                .filter(TypeDeclaration.class::isInstance)
                .map(member -> (TypeDeclaration<?>) member)
                .forEach(member -> keep(member, binaryName + "$" + member.getNameAsString(), inexact));
    }

    private static Map<String, Integer> fieldsOf(TypeDeclaration<?> type) {
        Map<String, Integer> lines = new HashMap<>();
        type.getFields()
                .forEach(field -> field.getBegin()
                        .ifPresent(begin -> field.getVariables()
                                .forEach(variable -> lines.put(variable.getNameAsString(), begin.line))));
        return lines;
    }

    private static Map<NamedMethod, Claim> methodsOf(TypeDeclaration<?> type) {
        Map<NamedMethod, List<Claim>> claims = new HashMap<>();
        type.findAll(
                        CallableDeclaration.class,
                        callable -> callable.getParentNode().orElse(null) == type)
                .forEach(callable -> claims.computeIfAbsent(
                                new NamedMethod(
                                        callable.getNameAsString(),
                                        callable.getParameters().size()),
                                same -> new ArrayList<>())
                        .add(claimOf((NodeWithJavadoc<?>) callable)));
        Map<NamedMethod, Claim> methods = new HashMap<>();
        claims.forEach((signature, all) ->
                methods.put(signature, all.stream().distinct().count() == 1 ? all.get(0) : Claim.NONE));
        return methods;
    }

    private static Claim claimOf(NodeWithJavadoc<?> node) {
        return node.getJavadocComment()
                .map(comment -> Claim.in(comment.getContent()))
                .orElse(Claim.NONE);
    }
}
