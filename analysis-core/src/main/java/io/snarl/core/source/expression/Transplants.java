package io.snarl.core.source.expression;

import io.snarl.core.source.resolve.Accessibility;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.seed.FreeName;
import io.snarl.core.source.seed.MemberKind;
import io.snarl.core.source.seed.Reference;
import io.snarl.core.source.seed.SeedPiece;
import io.snarl.core.source.seed.SeedSources;
import io.snarl.core.source.text.Imports;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.source.text.VariableNames;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.FieldInfo;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.MethodInfo;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Copies pieces of seed tests into a generated class, with the members that they need. */
public final class Transplants {

    private final Types types;
    private final SeedSources seeds;
    private final Accessibility access;
    private final Imports imports;
    private final MockFields mocks;
    private final Map<CopiedMember, String> copied = new TreeMap<>();

    public Transplants(Types types, SeedSources seeds, Accessibility access, Imports imports) {
        this.types = types;
        this.seeds = seeds;
        this.access = access;
        this.imports = imports;
        this.mocks = new MockFields(types, seeds, imports);
    }

    /** A member of a class of the seed tests. */
    private record CopiedMember(MemberKind kind, String name, String owner) implements Comparable<CopiedMember> {

        @Override
        public int compareTo(CopiedMember other) {
            return toString().compareTo(other.toString());
        }
    }

    /**
     * Returns the text of a piece as the generated class can have it.
     *
     * @param captured what stands for the variables of the seed test, by their names there
     */
    public String text(SeedPiece piece, Map<String, String> captured) {
        Map<Reference, String> replacements = new HashMap<>();
        for (Reference reference : piece.references()) {
            replacements.put(reference, replacement(reference, captured));
        }
        return piece.text(replacements);
    }

    private String replacement(Reference reference, Map<String, String> captured) {
        return switch (reference.kind()) {
            case VARIABLE ->
                captured.containsKey(reference.name()) ? captured.get(reference.name()) : variable(reference);
            case METHOD -> method(reference);
            case TYPE -> typeName(reference.owner());
            case STATIC_IMPORT -> {
                imports.addStatic(reference.owner(), reference.name());
                yield reference.name();
            }
            case OWN_METHOD -> {
                if (!reference.owner().equals(JavaType.OBJECT.name())) {
                    copy(new CopiedMember(MemberKind.METHOD, reference.name(), reference.owner()));
                }
                yield "this";
            }
            case UNSHARABLE ->
                throw new NotWritableException(
                        "The source of the seed test refers to " + reference.name() + ", which no other class can");
        };
    }

    private String variable(Reference reference) {
        boolean isField = reference
                .variable()
                .filter(variable -> variable.kind() == FreeName.Kind.FIELD)
                .isPresent();
        if (isField && reference.value().isEmpty()) {
            // Each test has an object of its class to itself, here as there.
            copy(new CopiedMember(MemberKind.FIELD, reference.name(), reference.owner()));
            return reference.name();
        }
        if (reference.isStatic() || reference.value().isEmpty()) {
            return constant(reference.owner(), reference.name());
        }
        if (reference.value().get().isArray()) {
            return array(reference, reference.value().get());
        }
        String value = text(reference.value().get(), Map.of());
        return value.matches("[\\w.]+|\"[^\"]*\"") ? value : "(" + value + ")";
    }

    /** An array may be used in several places, all of which mean the same one: that of a local variable becomes that of a field. */
    private String array(Reference reference, SeedPiece value) {
        String method = reference.variable().map(FreeName::method).orElse("");
        var field = new CopiedMember(MemberKind.FIELD, reference.name(), reference.owner() + "." + method);
        JavaType type = value.variableType().orElseThrow(() -> unknown(reference.name()));
        if (copied.keySet().stream().anyMatch(other -> other.name().equals(field.name()) && !other.equals(field))) {
            throw new NotWritableException("Two members named " + field.name() + " would have to be copied");
        }
        copied.putIfAbsent(
                field, "private final " + name(type) + " " + field.name() + " = " + text(value, Map.of()) + ";");
        return field.name();
    }

    /** Returns a static field that is never assigned again, which is copied if the test may not name it. */
    public String constant(String owner, String name) {
        Optional<FieldInfo> field =
                types.field(owner, name).filter(found -> found.isStatic() && Modifier.isFinal(found.modifiers()));
        if (field.isEmpty()) {
            throw unknown(name);
        }
        if (access.isAccessible(field.get())) {
            return typeName(field.get().owner()) + "." + name;
        }
        copy(new CopiedMember(MemberKind.FIELD, name, field.get().owner()));
        return name;
    }

    private static NotWritableException unknown(String variable) {
        return new NotWritableException(
                "The source of the seed test uses the variable " + variable + ", and nothing is known to stand for it");
    }

    private String method(Reference reference) {
        if (reference.owner().equals(JavaType.OBJECT.name())) {
            // As that of the class of the test, which is of no importance.
            return reference.name();
        }
        boolean reachable = reference.isStatic()
                && types.methods(reference.owner(), reference.name()).stream()
                        .allMatch(method -> access.isAccessible(method, reference.owner()));
        if (reachable) {
            return typeName(reference.owner()) + "." + reference.name();
        }
        copy(new CopiedMember(MemberKind.METHOD, reference.name(), reference.owner()));
        return reference.name();
    }

    /** Tells whether a method that a test inherits is one of a class that any object has, as that of a framework which tests may extend. */
    public boolean isOfLibrary(MethodInfo method) {
        return Modifier.isPublic(method.modifiers())
                && canBeMade(method.owner())
                && seeds.member(method.owner(), method.name(), MemberKind.METHOD)
                        .isEmpty();
    }

    private boolean canBeMade(String type) {
        return types.find(type)
                .filter(found -> found.isMemberOrTopLevel()
                        && !found.isInner()
                        && !Modifier.isAbstract(found.modifiers())
                        && types.method(type, "<init>", "()V")
                                .filter(constructor -> access.isAccessible(constructor, type))
                                .isPresent())
                .isPresent();
    }

    /** Returns the name of a method of a seed test, which is copied. */
    public String helper(String testClass, MethodInfo method) {
        String owner = types.supertypes(testClass).stream()
                .filter(name ->
                        seeds.member(name, method.name(), MemberKind.METHOD).isPresent())
                .findFirst()
                .filter(name -> types.isSubtype(name, method.owner()))
                .orElse(method.owner());
        copy(new CopiedMember(MemberKind.METHOD, method.name(), owner));
        return method.name();
    }

    /** Returns a field that has an object of the class of a seed test, for what a test wants more of its own object than any class has. */
    public String testObject(String testClass) {
        ClassInfo info = types.find(testClass)
                .filter(found -> canBeMade(testClass))
                .orElseThrow(() -> new NotWritableException("The object of the seed test itself is passed on"));
        String name = VariableNames.ofClass(info.simpleName());
        String type = imports.name(testClass);
        copied.putIfAbsent(
                new CopiedMember(MemberKind.FIELD, name, testClass),
                "private final " + type + " " + name + " = new " + type + "();");
        return name;
    }

    /** Returns the name of a class of a seed test, which is copied. */
    public String copiedName(String binaryName) {
        copyClass(binaryName);
        return imports.name(binaryName);
    }

    /** Returns the name of a class, which is copied if it is a member of a seed test that nobody else may name. */
    public String typeName(String binaryName) {
        if (!access.isAccessible(binaryName)) {
            copyClass(binaryName);
        }
        return imports.name(binaryName);
    }

    /** Returns a type as source. Classes of seed tests that nobody else may name are copied, also if they are only type arguments. */
    public String name(JavaType type) {
        copyClassesIn(type);
        return imports.name(type);
    }

    /** Returns type arguments as source. */
    public String names(List<JavaType> arguments) {
        arguments.forEach(this::copyClassesIn);
        return imports.names(arguments);
    }

    private void copyClassesIn(JavaType type) {
        if (type instanceof JavaType.ClassType classType) {
            typeName(classType.name());
            classType.arguments().forEach(this::copyClassesIn);
        } else if (type instanceof JavaType.ArrayType array) {
            copyClassesIn(array.component());
        } else if (type instanceof JavaType.Wildcard wildcard && !wildcard.equals(JavaType.Wildcard.ANY)) {
            copyClassesIn(wildcard.bound());
        }
    }

    private void copyClass(String binaryName) {
        ClassInfo info = types.find(binaryName)
                .filter(found -> !found.simpleName().isEmpty())
                .orElseThrow(() -> new NotWritableException(access.refusal(binaryName)));
        String declarer = info.declarer()
                .or(() -> info.isMemberOrTopLevel() ? Optional.empty() : Optional.of(classAround(binaryName)))
                .orElseThrow(() -> new NotWritableException(access.refusal(binaryName)));
        copy(new CopiedMember(MemberKind.CLASS, info.simpleName(), declarer), binaryName);
    }

    /** Returns the class in a method of which a local class is declared. */
    private static String classAround(String localClass) {
        return localClass.substring(0, localClass.lastIndexOf('$'));
    }

    /** Tells whether a class of the seed tests that nobody else may name can be copied. */
    public boolean canBeCopied(String binaryName) {
        return types.find(binaryName)
                .filter(info -> !info.simpleName().isEmpty())
                .filter(info -> Modifier.isPrivate(info.modifiers()) || !info.isMemberOrTopLevel())
                .flatMap(info -> info.declarer()
                        .or(() -> info.isMemberOrTopLevel() ? Optional.empty() : Optional.of(classAround(binaryName)))
                        .flatMap(declarer -> seeds.member(declarer, info.simpleName(), MemberKind.CLASS)))
                .isPresent();
    }

    private void copy(CopiedMember member) {
        copy(member, member.owner() + "$" + member.name());
    }

    private void copy(CopiedMember member, String binaryName) {
        if (copied.containsKey(member)) {
            return;
        }
        SeedPiece piece = seeds.member(member.owner(), member.name(), member.kind())
                .orElseThrow(() -> new NotWritableException("The test may not use " + member.owner() + "."
                        + member.name() + ", and its source to copy it is not at hand"));
        if (copied.keySet().stream().anyMatch(other -> other.name().equals(member.name()))
                || member.kind() == MemberKind.CLASS && imports.isTaken(member.name())) {
            throw new NotWritableException("Two members named " + member.name() + " would have to be copied");
        }
        if (piece.isSetByConstructor()) {
            throw new NotWritableException("The source of the seed test uses its field " + member.name()
                    + ", which has its value from a constructor");
        }
        if (member.kind() == MemberKind.CLASS) {
            imports.addCopied(binaryName, member.name());
        }
        // Known before its text is, because members may refer to each other.
        copied.put(member, "");
        copied.put(
                member,
                piece.mockedType()
                        .map(type -> mock(type, member.name()))
                        .orElseGet(() -> withoutWarning(member, withoutOverride(member, text(piece, Map.of())))));
        if (piece.isLookedAfterByMocks() && piece.mockedType().isEmpty()) {
            mocks.lookAfter(piece.annotationOfMocks().orElseThrow());
            mocks.of(member.owner()).forEach(this::copyAsIs);
        }
    }

    /** A mock that is put into another object of the test has to be the one of the framework. */
    private void copyAsIs(FieldInfo field) {
        seeds.member(field.owner(), field.name(), MemberKind.FIELD)
                .ifPresent(piece -> copied.put(
                        new CopiedMember(MemberKind.FIELD, field.name(), field.owner()), text(piece, Map.of())));
    }

    /** Returns what frameworks have to be told before each test. */
    public List<String> preparation() {
        return mocks.statements();
    }

    /** Its annotation does nothing where the framework does not look after the class. */
    private String mock(JavaType type, String name) {
        String typeName = typeName(type.erasure());
        imports.addStatic("org.mockito.Mockito", "mock");
        return "private final " + typeName + " " + name + " = mock(" + typeName + ".class);";
    }

    /** A method of a test that overrides one of its base class overrides none in another class. */
    private static String withoutOverride(CopiedMember member, String text) {
        return member.kind() == MemberKind.METHOD ? text.replaceFirst("^@Override\\s+", "") : text;
    }

    /** A serializable class of a test seldom has a version, of which a compiler would warn. */
    private String withoutWarning(CopiedMember member, String text) {
        boolean warns = member.kind() == MemberKind.CLASS
                && types.isSubtype(member.owner() + "$" + member.name(), "java.io.Serializable")
                && !text.contains("serialVersionUID")
                && !text.contains("@SuppressWarnings");
        return warns ? "@SuppressWarnings(\"serial\")\n" + text : text;
    }

    public boolean isCopied(String binaryName) {
        return imports.isCopied(binaryName);
    }

    /** Returns the texts of copied fields, which stand before the tests. */
    public List<String> fields() {
        return texts(MemberKind.FIELD).toList();
    }

    /** Returns the texts of copied methods and classes, which stand after the tests. */
    public List<String> methodsAndClasses() {
        return Stream.concat(texts(MemberKind.METHOD), texts(MemberKind.CLASS)).toList();
    }

    private Stream<String> texts(MemberKind kind) {
        return copied.entrySet().stream()
                .filter(entry -> entry.getKey().kind() == kind)
                .map(Map.Entry::getValue);
    }
}
