package io.snarl.core.source.text;

import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.JavaNames;
import io.snarl.core.source.type.JavaType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Chooses between imported and qualified class names, and collects the imports. */
public final class Imports {

    private static final String JAVA_LANG = "java.lang";

    private final Types types;
    private final String packageName;
    private final Map<String, String> topLevel = new HashMap<>();
    private final Map<String, String> copied = new HashMap<>();
    private final TreeSet<String> statics = new TreeSet<>();

    public Imports(Types types, String packageName, String className) {
        this.types = types;
        this.packageName = packageName;
        topLevel.put(className, qualified(packageName, className));
    }

    /** Makes a class known that is copied into the file as a member of its class. */
    public void addCopied(String binaryName, String simpleName) {
        copied.put(binaryName, simpleName);
        topLevel.put(simpleName, binaryName);
    }

    public boolean isCopied(String binaryName) {
        return copied.containsKey(binaryName);
    }

    public boolean isTaken(String simpleName) {
        return topLevel.containsKey(simpleName);
    }

    public void addStatic(String owner, String member) {
        statics.add(sourceName(owner) + "." + member);
    }

    /** Returns the name for a class given by its binary name. */
    public String name(String binaryName) {
        if (binaryName.endsWith("[]")) {
            return name(Types.componentOf(binaryName)) + "[]";
        }
        if (copied.containsKey(binaryName)) {
            return copied.get(binaryName);
        }
        ClassInfo info = types.find(binaryName).orElse(null);
        if (info == null) {
            return binaryName;
        }
        if (info.declarer().isPresent()) {
            return name(info.declarer().get()) + "." + info.simpleName();
        }
        String simple = binaryName.substring(binaryName.lastIndexOf('.') + 1);
        return topLevel.computeIfAbsent(simple, key -> canImport(info, key) ? binaryName : "")
                        .equals(binaryName)
                ? simple
                : binaryName;
    }

    /** Returns the name for a class that need not be known yet, but will be when the file is compiled. */
    public String nameOfTopLevel(String name) {
        String simple = name.substring(name.lastIndexOf('.') + 1);
        return topLevel.computeIfAbsent(simple, key -> name).equals(name) ? simple : name;
    }

    /** A class of the package hides one of {@code java.lang}, and those are not imported. */
    private boolean canImport(ClassInfo info, String simple) {
        return !info.packageName().equals(JAVA_LANG)
                || packageName.equals(JAVA_LANG)
                || types.find(qualified(packageName, simple)).isEmpty();
    }

    /** Returns a type as source. */
    public String name(JavaType type) {
        if (type instanceof JavaType.ClassType classType
                && !classType.arguments().isEmpty()) {
            return parameterized(classType);
        }
        if (type instanceof JavaType.ArrayType array) {
            return name(array.component()) + "[]";
        }
        if (type instanceof JavaType.Wildcard wildcard) {
            if (wildcard.equals(JavaType.Wildcard.ANY)) {
                return "?";
            }
            String word = wildcard.kind() == JavaType.Wildcard.Kind.EXTENDS ? "? extends " : "? super ";
            return word + name(wildcard.bound());
        }
        return name(type.erasure());
    }

    /** A class whose objects belong to those of a generic one is named after it, as in {@code Outer<String>.Inner}. */
    private String parameterized(JavaType.ClassType type) {
        ClassInfo info = types.find(type.name()).orElse(null);
        boolean inside = info != null && types.isInsideGeneric(type.name()) && !isCopied(type.name());
        String name = inside
                ? name(new JavaType.ClassType(info.declarer().orElseThrow(), info.ofClassesAround(type.arguments())))
                        + "." + info.simpleName()
                : name(type.name());
        List<JavaType> own = info == null ? type.arguments() : info.own(type.arguments());
        return own.isEmpty() ? name : name + "<" + names(own) + ">";
    }

    public String names(List<JavaType> arguments) {
        return arguments.stream().map(this::name).collect(Collectors.joining(", "));
    }

    /** Returns the name of a class with dots only. */
    public String sourceName(String binaryName) {
        return types.find(binaryName)
                .flatMap(info -> info.declarer().map(outer -> sourceName(outer) + "." + info.simpleName()))
                .orElse(binaryName);
    }

    /** Returns the import declarations that a text needs. */
    public String declarations(String text) {
        String ofMembers = statics.stream()
                .filter(name -> mentions(text, name))
                .map(name -> "import static " + name + ";\n")
                .collect(Collectors.joining());
        String ofClasses = topLevel.values().stream()
                .filter(name -> !name.isEmpty() && !copied.containsKey(name))
                .filter(name -> !List.of("", JAVA_LANG, packageName).contains(ClassInfo.packageOf(name)))
                .filter(name -> mentions(text, name))
                .sorted()
                .map(name -> "import " + name + ";\n")
                .collect(Collectors.joining());
        return ofMembers + (ofMembers.isEmpty() || ofClasses.isEmpty() ? "" : "\n") + ofClasses;
    }

    private static boolean mentions(String text, String name) {
        return JavaNames.isUsedIn(text, name.substring(name.lastIndexOf('.') + 1));
    }

    private static String qualified(String packageName, String name) {
        return packageName.isEmpty() ? name : packageName + "." + name;
    }
}
