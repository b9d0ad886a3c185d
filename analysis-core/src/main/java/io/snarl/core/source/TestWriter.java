package io.snarl.core.source;

import io.snarl.core.seed.SeedTest;
import io.snarl.core.source.expression.Target;
import io.snarl.core.source.expression.TestClassContext;
import io.snarl.core.source.expression.Transplants;
import io.snarl.core.source.resolve.Accessibility;
import io.snarl.core.source.resolve.ClassNames;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.seed.SeedSources;
import io.snarl.core.source.text.Exceptions;
import io.snarl.core.source.text.Expr;
import io.snarl.core.source.text.Imports;
import io.snarl.core.source.text.Javadoc;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.source.type.JavaNames;
import io.snarl.core.source.variable.Callables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes plans as a test class. */
public final class TestWriter {

    private final Types types;
    private final SeedSources seeds;
    private final Origins origins;
    private final ClassNames names;

    public TestWriter(Types types, SeedSources seeds, Origins origins) {
        this.types = types;
        this.seeds = seeds;
        this.origins = origins;
        this.names = new ClassNames(types);
    }

    /** Returns why a test cannot be written, empty if it can. */
    public Optional<String> whyNot(TestDraft test, Target target) {
        if (!JavaNames.isPackage(target.packageName())) {
            return Optional.of("No Java source can have the name of the package " + target.packageName());
        }
        try {
            new MethodWriter(surroundings(target, "GeneratedTest"), origins, test).body();
            return Optional.empty();
        } catch (NotWritableException e) {
            return Optional.of(e.getMessage());
        }
    }

    /**
     * Writes a class.
     *
     * @param name the simple name of the class
     * @param subject the binary name of the class that is tested
     * @throws NotWritableException if one of the plans cannot be written
     */
    public WrittenTestClass write(Target target, String name, String subject, List<TestDraft> tests) {
        TestClassContext surroundings = surroundings(target, name);
        String test = annotation(surroundings, target.framework().annotation());
        String interleaved = annotation(surroundings, "io.snarl.Interleaved");
        List<String> methods = new MethodNames(names).of(tests);
        List<String> members = new ArrayList<>();
        for (int i = 0; i < tests.size(); i++) {
            members.add(method(surroundings, test, methods.get(i), tests.get(i)));
        }
        List<String> all = new ArrayList<>();
        surroundings.transplants().fields().forEach(field -> all.add(Expr.indented(field, Expr.INDENTATION) + "\n"));
        preparation(surroundings).ifPresent(all::add);
        all.addAll(members);
        surroundings
                .transplants()
                .methodsAndClasses()
                .forEach(member -> all.add(Expr.indented(member, Expr.INDENTATION) + "\n"));
        String body = Javadoc.of(List.of(summary(subject, tests)), "")
                + interleaved + "\n"
                + target.framework().modifier() + "class " + name + " {\n\n"
                + String.join("\n", all) + "}\n";
        return new WrittenTestClass(
                qualified(target, name), header(target, surroundings.imports().declarations(body)) + body, methods);
    }

    private static Optional<String> preparation(TestClassContext surroundings) {
        List<String> statements = surroundings.transplants().preparation();
        Target.Framework framework = surroundings.target().framework();
        return statements.isEmpty()
                ? Optional.empty()
                : Optional.of(Expr.indented(
                                annotation(surroundings, framework.before()) + "\n" + framework.modifier()
                                        + "void setUp() {\n"
                                        + Expr.indented(String.join("\n", statements), Expr.INDENTATION) + "\n}",
                                Expr.INDENTATION)
                        + "\n");
    }

    private TestClassContext surroundings(Target target, String className) {
        var access = new Accessibility(types, target.packageName(), target.sourceLevel());
        var imports = new Imports(types, target.packageName(), className);
        var transplants = new Transplants(types, seeds, access, imports);
        return new TestClassContext(
                types, seeds, target, new Callables(types, access, transplants::canBeCopied), imports, transplants);
    }

    /** The framework and the support of Snarl need not be on the class path that types are read from. */
    private static String annotation(TestClassContext surroundings, String binaryName) {
        return "@" + surroundings.imports().nameOfTopLevel(binaryName);
    }

    private String method(TestClassContext surroundings, String annotation, String name, TestDraft test) {
        var writer = new MethodWriter(surroundings, origins, test);
        String body = Expr.indented(writer.body(), Expr.INDENTATION + Expr.INDENTATION);
        String thrown = new Exceptions(types, surroundings.callables().access(), surroundings.imports())
                .clause(writer.thrown());
        String head = annotation + "\n" + writer.warnings().annotation()
                + surroundings.target().framework().modifier() + "void " + name + "()" + thrown + " {";
        return Javadoc.of(List.of(test.shown().comment(writer)), Expr.INDENTATION)
                + Expr.indented(head, Expr.INDENTATION) + "\n" + body + "\n" + Expr.INDENTATION + "}\n";
    }

    private String summary(String subject, List<TestDraft> tests) {
        String seeds = tests.stream()
                .flatMap(test -> test.seeds().stream())
                .map(SeedTest::className)
                .distinct()
                .sorted()
                .map(name -> "{@code " + names.simple(name) + "}")
                .collect(Collectors.joining(" and "));
        return "Calls of {@code " + names.simple(subject) + "} that " + EffectWords.of(tests) + " in parallel"
                + (seeds.isEmpty() ? "." : ", on objects made as " + seeds + " makes them.");
    }

    private static String header(Target target, String imports) {
        String declaration = target.packageName().isEmpty() ? "" : "package " + target.packageName() + ";\n\n";
        return declaration + imports + "\n";
    }

    private static String qualified(Target target, String name) {
        return target.packageName().isEmpty() ? name : target.packageName() + "." + name;
    }
}
