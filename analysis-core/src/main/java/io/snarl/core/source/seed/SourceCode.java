package io.snarl.core.source.seed;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import io.snarl.core.seed.Caller;
import io.snarl.core.source.classfile.CodeCall;
import io.snarl.core.source.resolve.Types;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/**
 * Matches the methods of a class file with the parts of the source that they were compiled from.
 *
 * <p>A line does not tell, since any number of methods, lambdas and classes may share one. So what a method evaluates and creates is counted
 * in its code and in its source, which is of use where both have as many.
 */
final class SourceCode {

    private static final String LAMBDA = "lambda$";
    private static final Set<String> INITIALISERS = Set.of("<init>", "<clinit>");

    private final SeedFile file;
    private final Types types;
    private final Map<MadeClass, Optional<Expression>> found = new HashMap<>();

    SourceCode(SeedFile file, Types types) {
        this.file = file;
        this.types = types;
    }

    /** The body of a lambda, or an anonymous class if the body is empty. */
    private record MadeClass(String className, String body) {}

    /** Tells whether the code of an expression is in a method, and not in a lambda or class inside of it. */
    boolean has(String className, String method, Expression expression) {
        Node around = around(expression);
        if (around instanceof LambdaExpr lambda) {
            return method.startsWith(LAMBDA)
                    && lambda(className, method)
                            .map(made -> made == lambda)
                            .orElseGet(() -> isOf(className, memberAround(lambda)));
        }
        return !method.startsWith(LAMBDA) && isOf(className, around) && isNamed(method, around);
    }

    /** Returns the lambda expression or method reference of which a compiler has made a method. */
    Optional<Expression> lambda(String className, String body) {
        var made = new MadeClass(className, body);
        Optional<Expression> known = found.get(made);
        if (known == null) {
            known = find(className, body, this::bodies, file.lambdas());
            found.put(made, known);
        }
        return known;
    }

    /** Returns the creation of an anonymous class, empty for other classes. */
    Optional<Expression> anonymousClass(String className) {
        if (!isAnonymous(className)) {
            return Optional.empty();
        }
        var made = new MadeClass(className, "");
        Optional<Expression> known = found.get(made);
        if (known == null) {
            String outer = className.substring(0, className.lastIndexOf('$'));
            known = find(outer, className, this::anonymousClasses, file.anonymousClasses());
            found.put(made, known);
        }
        return known;
    }

    /** Returns the references to a method that may have been evaluated where a caller is, empty if that cannot be told. */
    List<Expression> references(Caller caller, String method) {
        List<CodeCall> evaluated = evaluated(caller.className(), caller.method());
        List<Expression> written = written(caller.className(), caller.method(), file.lambdas());
        return evaluated.size() != written.size()
                ? List.of()
                : IntStream.range(0, evaluated.size())
                        .filter(i -> evaluated.get(i).line() == caller.line()
                                && evaluated.get(i).name().equals(method))
                        .mapToObj(written::get)
                        .toList();
    }

    /** Returns the calls that the code of a method makes. */
    List<CodeCall> calls(String className, String method) {
        return types.calls(className).getOrDefault(method, List.of());
    }

    /** Returns what a method was made of, in the order of its code: constructors begin with what initialises objects, wherever that is. */
    List<Expression> written(String className, String method, List<Expression> all) {
        return all.stream()
                .filter(expression -> has(className, method, expression))
                .sorted(Comparator.comparing(expression -> memberAround(expression) instanceof ConstructorDeclaration))
                .toList();
    }

    private Optional<Expression> find(
            String className, String name, BiFunction<String, String, List<String>> made, List<Expression> all) {
        return types.calls(className).keySet().stream()
                .filter(method -> made.apply(className, method).contains(name))
                .flatMap(method -> same(made.apply(className, method), name, written(className, method, all)).stream())
                .findFirst();
    }

    private static Optional<Expression> same(List<String> made, String name, List<Expression> written) {
        return made.size() == written.size() ? Optional.of(written.get(made.indexOf(name))) : Optional.empty();
    }

    private List<String> bodies(String className, String method) {
        return evaluated(className, method).stream().map(CodeCall::name).toList();
    }

    /** Returns each lambda once, though compilers repeat the code of a {@code finally} and of what initialises objects. */
    private List<CodeCall> evaluated(String className, String method) {
        Set<String> known = new HashSet<>();
        return calls(className, method).stream()
                .filter(CodeCall::isLambda)
                .filter(call -> !call.name().startsWith(LAMBDA) || known.add(call.name()))
                .toList();
    }

    private List<String> anonymousClasses(String className, String method) {
        return calls(className, method).stream()
                .filter(call -> call.name().equals("<init>") && isAnonymous(call.owner()))
                .map(CodeCall::owner)
                .distinct()
                .toList();
    }

    private static boolean isAnonymous(String className) {
        return className.matches(".*\\$\\d+");
    }

    private static Node memberAround(Node node) {
        Node around = around(node);
        return around instanceof LambdaExpr ? memberAround(around) : around;
    }

    /** Returns the lambda or member that a node is in. */
    private static Node around(Node node) {
        Node around = node.getParentNode().orElseThrow();
        while (!(around instanceof LambdaExpr || around instanceof BodyDeclaration)) {
            around = around.getParentNode().orElseThrow();
        }
        return around;
    }

    private boolean isOf(String className, Node member) {
        Node type = member.getParentNode().orElseThrow();
        return named(type)
                .map(className::equals)
                .or(() -> anonymousClass(className).map(creation -> creation == type))
                .orElseGet(() -> mayBeLocal(className));
    }

    private static Optional<String> named(Node type) {
        return type instanceof TypeDeclaration<?> declared ? SeedFile.binaryName(declared) : Optional.empty();
    }

    /** The source does not tell the names of local and anonymous classes. */
    private boolean mayBeLocal(String className) {
        return file.classes().stream()
                .noneMatch(type -> SeedFile.binaryName(type).equals(Optional.of(className)));
    }

    private static boolean isNamed(String method, Node member) {
        if (member instanceof MethodDeclaration declared) {
            return declared.getNameAsString().equals(method);
        }
        if (member instanceof InitializerDeclaration initialiser) {
            return method.equals(initialiser.isStatic() ? "<clinit>" : "<init>");
        }
        if (member instanceof FieldDeclaration field) {
            // Those of interfaces are static without saying so.
            return field.isStatic() ? method.equals("<clinit>") : INITIALISERS.contains(method);
        }
        return method.equals(member instanceof EnumConstantDeclaration ? "<clinit>" : "<init>");
    }
}
