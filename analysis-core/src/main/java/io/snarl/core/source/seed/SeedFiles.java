package io.snarl.core.source.seed;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.CompilationUnit;
import io.snarl.contract.code.TypeNames;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.text.TextFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds and parses source files on demand. */
final class SeedFiles {

    private static final String JAVA = ".java";

    private final List<Path> roots;
    private final Charset encoding;
    private final Map<Path, Optional<SeedFile>> parsed = new HashMap<>();
    private final JavaParser parser = new JavaParser(new ParserConfiguration()
            .setLanguageLevel(ParserConfiguration.LanguageLevel.RAW)
            .setAttributeComments(false));

    SeedFiles(List<Path> roots, Charset encoding) {
        this.roots = List.copyOf(roots);
        this.encoding = encoding;
    }

    /**
     * Returns the file of a class.
     *
     * @param sourceFile its name as the class file has it, empty if that is unknown
     */
    Optional<SeedFile> find(String className, String sourceFile) {
        String packageName = ClassInfo.packageOf(className);
        List<String> fileNames = sourceFile.isEmpty() ? TypeNames.sourceFiles(className, JAVA) : List.of(sourceFile);
        return fileNames.stream()
                .filter(fileName -> fileName.endsWith(JAVA))
                .flatMap(fileName -> roots.stream().flatMap(root -> in(root, packageName, fileName)))
                .map(this::parse)
                .flatMap(Optional::stream)
                .filter(file -> file.packageName().equals(packageName))
                .findFirst();
    }

    private static Stream<Path> in(Path root, String packageName, String fileName) {
        Path path = Files.isRegularFile(root)
                ? root
                : root.resolve(packageName.replace('.', '/')).resolve(fileName);
        return Stream.of(path)
                .filter(file -> file.getFileName().toString().equals(fileName) && Files.isRegularFile(file));
    }

    private Optional<SeedFile> parse(Path path) {
        Optional<SeedFile> known = parsed.get(path);
        if (known == null) {
            known = read(path);
            parsed.put(path, known);
        }
        return known;
    }

    private Optional<SeedFile> read(Path path) {
        try {
            String text = TextFiles.read(path, encoding).replace("\r\n", "\n").replace('\r', '\n');
            Optional<CompilationUnit> unit = parser.parse(text).getResult();
            return unit.map(each -> new SeedFile(each, text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
