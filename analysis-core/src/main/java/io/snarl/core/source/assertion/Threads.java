package io.snarl.core.source.assertion;

import io.snarl.core.plan.Step;
import io.snarl.core.source.text.Expr;
import io.snarl.core.source.text.Imports;
import io.snarl.core.source.type.JavaType;
import java.util.Collection;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the threads of a test, each as a lambda expression. */
public final class Threads {

    private static final int WIDTH = Expr.BODY_WIDTH - 16;

    private final WrittenBody test;
    private final Imports imports;

    public Threads(WrittenBody test, Imports imports) {
        this.test = test;
        this.imports = imports;
    }

    /** Returns the statement that runs them without looking at results. */
    public String inParallel() {
        imports.addStatic("io.snarl.Parallel", "inParallel");
        return run("inParallel", all(this::action));
    }

    /**
     * Returns the statement that runs them and keeps what they return.
     *
     * @param results the name of the variable that it declares
     * @param caught the exceptions of each thread, by their binary names, whose class is then what it returns
     */
    String callInParallel(String results, IntFunction<Collection<String>> caught) {
        imports.addStatic("io.snarl.Parallel", "callInParallel");
        String type = imports.name("java.util.List") + "<" + imports.name(JavaType.OBJECT) + ">";
        return run(
                type + " " + results + " = callInParallel",
                all(thread -> callable(thread, "null", caught.apply(thread))));
    }

    /** Returns the statement that runs them as a trial, which sees by itself how each of them ends. */
    String trial(String trial, String name) {
        return run(
                trial + " " + name + " = " + trial + ".inParallel",
                all(thread -> callable(thread, trial + ".VOID", List.of())));
    }

    private List<String> all(IntFunction<String> lambda) {
        return IntStream.range(0, test.plan().threads().size()).mapToObj(lambda).toList();
    }

    private static String run(String method, List<String> lambdas) {
        return method + "(\n" + lambdas.stream().map(Expr::indented).collect(Collectors.joining(",\n")) + ");";
    }

    private String action(int thread) {
        String action = "() -> " + call(thread);
        String exception = test.plan().tolerated().get(thread);
        if (exception == null) {
            return action;
        }
        imports.addStatic("io.snarl.Parallel", "mayThrow");
        return "mayThrow(" + imports.name(JavaType.ofBinaryName(exception)) + ".class, " + action + ")";
    }

    private String callable(int thread, String nothing, Collection<String> caught) {
        Step step = test.plan().threads().get(thread);
        boolean isVoid = test.returned(step).erasure().equals("void");
        String call = call(thread);
        if (!caught.isEmpty()) {
            String types = caught.stream().map(imports::name).collect(Collectors.joining(" | "));
            String body = isVoid ? call + ";\nreturn " + nothing + ";" : "return " + call + ";";
            String block =
                    "try {\n" + block(body) + "\n} catch (" + types + " e) {\n" + block("return e.getClass();") + "\n}";
            return "() -> {\n" + block(block) + "\n}";
        }
        return isVoid ? "() -> { " + call + "; return " + nothing + "; }" : "() -> " + call;
    }

    private static String block(String statements) {
        return Expr.indented(statements, Expr.INDENTATION);
    }

    private String call(int thread) {
        return test.expression(test.plan().threads().get(thread)).laidOut(WIDTH);
    }
}
