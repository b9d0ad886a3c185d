package io.snarl.core.source.seed;

import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.nodeTypes.NodeWithTypeParameters;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.ClassInfo;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Resolves the class names of a source file. */
final class SourceNames {

    private final SeedFile file;
    private final Types types;

    SourceNames(SeedFile file, Types types) {
        this.file = file;
        this.types = types;
    }

    /** Returns the binary name of the class that a name means at a place, such as {@code Map.Entry}. */
    Optional<String> type(Node place, String name) {
        List<String> parts = List.of(name.split("\\."));
        Optional<String> first = isTypeParameter(place, parts.get(0)) ? Optional.empty() : simple(place, parts.get(0));
        if (first.isPresent()) {
            return nested(first.get(), parts.subList(1, parts.size()));
        }
        return parts.size() > 1 ? qualified(name) : Optional.empty();
    }

    /** Returns how many type arguments a type of the class has, those of classes around it included. */
    int typeParameters(String binaryName) {
        return types.find(binaryName).map(info -> info.typeParameters().size()).orElse(0);
    }

    static boolean isTypeParameter(Node place, String name) {
        for (Optional<Node> each = place.getParentNode();
                each.isPresent();
                each = each.get().getParentNode()) {
            if (each.get() instanceof NodeWithTypeParameters<?> declaration
                    && declaration.getTypeParameters().stream()
                            .anyMatch(parameter -> parameter.getNameAsString().equals(name))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the classes that a static import of the name may mean. */
    Stream<String> staticImports(String member) {
        return file.unit().getImports().stream()
                .filter(ImportDeclaration::isStatic)
                .filter(each ->
                        each.isAsterisk() || each.getName().getIdentifier().equals(member))
                .map(each -> each.isAsterisk()
                        ? each.getNameAsString()
                        : each.getName().getQualifier().orElseThrow().asString())
                .flatMap(owner -> qualified(owner).stream());
    }

    private Optional<String> simple(Node place, String name) {
        for (TypeDeclaration<?> around : SeedFile.classesAround(place)) {
            Optional<String> found = around.getNameAsString().equals(name)
                    ? SeedFile.binaryName(around)
                    : SeedFile.binaryName(around).flatMap(outer -> member(outer, name));
            if (found.isPresent()) {
                return found;
            }
        }
        return imported(name)
                .or(() -> existing(file.packageName().isEmpty() ? name : file.packageName() + "." + name))
                .or(() -> importedOnDemand(name))
                .or(() -> existing("java.lang." + name));
    }

    private Optional<String> imported(String name) {
        return file.unit().getImports().stream()
                .filter(each ->
                        !each.isAsterisk() && each.getName().getIdentifier().equals(name))
                .flatMap(each -> qualified(each.getNameAsString()).stream())
                .findFirst();
    }

    private Optional<String> importedOnDemand(String name) {
        return file.unit().getImports().stream()
                .filter(ImportDeclaration::isAsterisk)
                .flatMap(each -> qualified(each.getNameAsString() + "." + name).stream())
                .findFirst();
    }

    private Optional<String> member(String outer, String name) {
        return types.supertypes(outer).stream()
                .flatMap(each ->
                        types
                                .find(each + "$" + name)
                                .filter(info -> info.declarer().equals(Optional.of(each)))
                                .stream())
                .map(ClassInfo::name)
                .findFirst();
    }

    private Optional<String> nested(String outer, List<String> names) {
        Optional<String> found = Optional.of(outer);
        for (String name : names) {
            found = found.flatMap(each -> member(each, name));
        }
        return found;
    }

    /** Returns the class of a name that begins with its package. */
    Optional<String> qualified(String name) {
        String candidate = name;
        while (true) {
            if (existing(candidate).isPresent()) {
                return Optional.of(candidate);
            }
            int dot = candidate.lastIndexOf('.');
            if (dot < 0) {
                return Optional.empty();
            }
            candidate = candidate.substring(0, dot) + "$" + candidate.substring(dot + 1);
        }
    }

    private Optional<String> existing(String binaryName) {
        return types.find(binaryName).map(info -> info.name());
    }
}
