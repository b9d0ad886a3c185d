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

/** Finds what the sources of a library say about threads, in the comments of classes and of methods. */
public final class Claims {

    private final List<Path> roots;
    private final JavaParser parser = new JavaParser(new ParserConfiguration()
            .setLanguageLevel(ParserConfiguration.LanguageLevel.BLEEDING_EDGE)
            .setAttributeComments(true));
    private final Map<String, Documented> known = new HashMap<>();

    /** What a class says of itself and of its methods, by their names and numbers of parameters. */
    private record Documented(Claim claim, Map<Signature, Claim> methods) {

        static final Documented NOTHING = new Documented(Claim.NONE, Map.of());
    }

    private record Signature(String name, int parameters) {}

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
        return documented(className).methods().getOrDefault(new Signature(method, parameters), Claim.NONE);
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
        unit.getTypes().forEach(type -> keep(type, prefix + type.getNameAsString()));
    }

    private void keep(TypeDeclaration<?> type, String binaryName) {
        Map<Signature, List<Claim>> claims = new HashMap<>();
        type.findAll(
                        CallableDeclaration.class,
                        callable -> callable.getParentNode().orElse(null) == type)
                .forEach(callable -> claims.computeIfAbsent(
                                new Signature(
                                        callable.getNameAsString(),
                                        callable.getParameters().size()),
                                same -> new ArrayList<>())
                        .add(claimOf((NodeWithJavadoc<?>) callable)));
        Map<Signature, Claim> methods = new HashMap<>();
        claims.forEach((signature, all) ->
                methods.put(signature, all.stream().distinct().count() == 1 ? all.get(0) : Claim.NONE));
        known.put(binaryName, new Documented(claimOf(type), Map.copyOf(methods)));
        type.getMembers().stream()
                .filter(TypeDeclaration.class::isInstance)
                .map(member -> (TypeDeclaration<?>) member)
                .forEach(member -> keep(member, binaryName + "$" + member.getNameAsString()));
    }

    private static Claim claimOf(NodeWithJavadoc<?> node) {
        return node.getJavadocComment()
                .map(comment -> Claim.in(comment.getContent()))
                .orElse(Claim.NONE);
    }
}
