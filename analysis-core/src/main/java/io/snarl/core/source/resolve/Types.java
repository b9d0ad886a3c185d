package io.snarl.core.source.resolve;

import io.snarl.contract.code.Descriptors;
import io.snarl.contract.code.JdkClasses;
import io.snarl.core.source.claim.Claim;
import io.snarl.core.source.claim.Claims;
import io.snarl.core.source.classfile.Annotations;
import io.snarl.core.source.classfile.ClassFileReader;
import io.snarl.core.source.classfile.ClassPath;
import io.snarl.core.source.classfile.CodeCall;
import io.snarl.core.source.classfile.CodeCalls;
import io.snarl.core.source.classfile.CodeLines;
import io.snarl.core.source.classfile.CustomaryLocks;
import io.snarl.core.source.classfile.ThreadSigns;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.FieldInfo;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.JavaType.ClassType;
import io.snarl.core.source.type.MethodInfo;
import io.snarl.core.source.type.Primitives;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Looks up the classes of the class path, and answers questions about them. */
public final class Types implements Closeable {

    private static final Set<String> SUPERTYPES_OF_ARRAYS =
            Set.of("java.lang.Object", "java.lang.Cloneable", "java.io.Serializable");

    private static final List<String> PASSING = List.of(
            "java.util.Iterator", "java.util.Enumeration", "java.util.Spliterator", "java.util.stream.BaseStream");

    private final ClassPath classPath;
    private final Set<String> marks;
    private final Claims claims;
    private final ClassFileReader reading;
    private final BiConsumer<String, Throwable> unreadable;
    private final Map<String, Optional<ClassInfo>> known = new HashMap<>();
    private final Map<String, Set<String>> supertypes = new HashMap<>();
    private final Map<Named, List<MethodInfo>> methods = new HashMap<>();
    private final Map<String, Map<String, List<Integer>>> lines = new HashMap<>();
    private final Map<String, Map<String, List<CodeCall>>> calls = new HashMap<>();
    private final Map<String, Optional<ThreadSigns>> threadSigns = new HashMap<>();

    private Types(ClassPath classPath, Set<String> marks, Claims claims, BiConsumer<String, Throwable> unreadable) {
        this.classPath = classPath;
        this.marks = marks;
        this.claims = claims;
        this.unreadable = unreadable;
        this.reading = new ClassFileReader(classPath);
    }

    private record Named(String type, String name) {}

    /** Looks classes up on the class path, then in the image of the running JVM. */
    public static Types of(List<Path> classPath) {
        return of(classPath, List.of());
    }

    /**
     * Looks classes up on the class path, then in the image of the running JVM.
     *
     * @param marks names of further annotations that say of a class that it is thread-safe
     */
    public static Types of(List<Path> classPath, Collection<String> marks) {
        return of(classPath, marks, new Claims(List.of()), (name, problem) -> {
            throw new IllegalStateException("The class " + name + " cannot be read", problem);
        });
    }

    /**
     * Looks classes up on the class path, then in the image of the running JVM.
     *
     * @param marks names of further annotations that say of a class that it is thread-safe
     * @param claims what sources say of their classes
     * @param unreadable is told of each class that is there and cannot be read, which then is as if it were not there
     */
    public static Types of(
            List<Path> classPath, Collection<String> marks, Claims claims, BiConsumer<String, Throwable> unreadable) {
        return new Types(
                new ClassPath(classPath),
                marks.stream().map(Annotations::plain).collect(Collectors.toUnmodifiableSet()),
                claims,
                unreadable);
    }

    /** Returns a class by its binary name; arrays and primitive types are none. */
    public Optional<ClassInfo> find(String name) {
        Optional<ClassInfo> found = known.get(name);
        if (found == null) {
            found = name.isEmpty() || name.endsWith("[]") || Primitives.isPrimitive(name)
                    ? Optional.empty()
                    : read(name, () -> reading.read(name));
            known.put(name, found);
        }
        return found;
    }

    /** Tells whether a value of one type is one of the other, both given by binary names. */
    public boolean isSubtype(String sub, String sup) {
        if (sub.equals(sup)) {
            return true;
        }
        if (Primitives.isPrimitive(sub) || Primitives.isPrimitive(sup)) {
            return false;
        }
        if (sub.endsWith("[]")) {
            return SUPERTYPES_OF_ARRAYS.contains(sup)
                    || sup.endsWith("[]") && isSubtype(componentOf(sub), componentOf(sup));
        }
        return sup.equals(JavaType.OBJECT.name()) || supertypes(sub).contains(sup);
    }

    /** Returns the class and all its supertypes by their binary names, the closer ones first. */
    public Set<String> supertypes(String name) {
        Set<String> all = supertypes.get(name);
        if (all == null) {
            all = new LinkedHashSet<>();
            Deque<String> open = new ArrayDeque<>(List.of(name));
            while (!open.isEmpty()) {
                String next = open.remove();
                if (all.add(next)) {
                    find(next).ifPresent(info -> info.supertypes().forEach(each -> open.add(each.name())));
                }
            }
            all.remove(JavaType.OBJECT.name());
            all.add(JavaType.OBJECT.name());
            supertypes.put(name, all);
        }
        return all;
    }

    /** Returns the supertype of a type that is of the given class, with its type arguments; raw if the type is. */
    public Optional<ClassType> asSuper(JavaType type, String superName) {
        if (type instanceof JavaType.Parameter || type instanceof JavaType.Wildcard) {
            return asSuper(JavaType.ofBinaryName(type.erasure()), superName);
        }
        if (!(type instanceof ClassType from)) {
            return Optional.empty();
        }
        if (from.name().equals(superName)) {
            return Optional.of(from);
        }
        if (superName.equals(JavaType.OBJECT.name())) {
            return Optional.of(JavaType.OBJECT);
        }
        Optional<ClassInfo> info = find(from.name());
        if (info.isEmpty() || !isSubtype(from.name(), superName)) {
            return Optional.empty();
        }
        for (ClassType supertype : info.get().supertypes()) {
            if (isSubtype(supertype.name(), superName)) {
                return asSuper(seenFrom(from, info.get(), supertype), superName);
            }
        }
        return Optional.empty();
    }

    private static JavaType seenFrom(ClassType type, ClassInfo info, ClassType supertype) {
        boolean raw = type.arguments().isEmpty() && !info.typeParameters().isEmpty();
        return raw ? new ClassType(supertype.name(), List.of()) : supertype.with(meanings(info, type.arguments()));
    }

    /** Returns what the type parameters of a class stand for. */
    public static Map<JavaType.Parameter, JavaType> meanings(ClassInfo info, List<JavaType> arguments) {
        Map<JavaType.Parameter, JavaType> meanings = new HashMap<>();
        for (int i = 0; i < Math.min(arguments.size(), info.typeParameters().size()); i++) {
            meanings.put(info.typeParameters().get(i).parameter(), arguments.get(i));
        }
        return meanings;
    }

    /** Returns the enum that a class is, or whose constant it is the body of. */
    public Optional<String> enumOf(String name) {
        return find(name)
                .flatMap(info -> info.supertypes().stream().findFirst())
                .map(ClassType::name)
                .flatMap(superclass -> superclass.equals("java.lang.Enum")
                        ? Optional.of(name)
                        : find(superclass).filter(ClassInfo::isEnum).map(ClassInfo::name));
    }

    /** Tells whether the type leaves out the type arguments that its class has. */
    public boolean isRaw(JavaType type) {
        return type instanceof ClassType classType
                && classType.arguments().isEmpty()
                && find(classType.name())
                        .map(info -> !info.typeParameters().isEmpty())
                        .orElse(false);
    }

    /** Tells whether the objects of a class belong to objects of one that has type arguments, which are long to write. */
    public boolean isInsideGeneric(String name) {
        return find(name)
                .filter(info -> info.ownTypeParameters() < info.typeParameters().size())
                .isPresent();
    }

    /** Returns the type of a class of whose type arguments nothing is known. */
    public ClassType withWildcards(String name) {
        int parameters = find(name).map(info -> info.typeParameters().size()).orElse(0);
        return new ClassType(name, Collections.<JavaType>nCopies(parameters, JavaType.Wildcard.ANY));
    }

    /** Returns the methods of a name that a type has, inherited ones too, without those that are overridden. */
    public List<MethodInfo> methods(String type, String name) {
        return methods.computeIfAbsent(new Named(type, name), key -> findMethods(type, name));
    }

    private List<MethodInfo> findMethods(String type, String name) {
        Map<String, MethodInfo> found = new LinkedHashMap<>();
        for (String each : type.endsWith("[]") ? Set.of(JavaType.OBJECT.name()) : supertypes(type)) {
            find(each).map(ClassInfo::methods).orElse(List.of()).stream()
                    .filter(method -> method.name().equals(name) && method.isWritten())
                    .filter(method -> !name.equals("<init>") || each.equals(type))
                    .forEach(method -> found.putIfAbsent(Descriptors.parameterPart(method.descriptor()), method));
        }
        return List.copyOf(found.values());
    }

    /** Returns the method or constructor that a call names, which may be inherited by the owner. */
    public Optional<MethodInfo> method(String owner, String name, String descriptor) {
        return methods(owner, name).stream()
                .filter(method -> method.hasParametersOf(descriptor))
                .findFirst();
    }

    /** Returns the field that a class has by that name, which may be inherited. */
    public Optional<FieldInfo> field(String owner, String name) {
        return supertypes(owner).stream()
                .flatMap(each -> find(each).map(ClassInfo::fields).orElse(List.of()).stream())
                .filter(field -> field.name().equals(name))
                .findFirst();
    }

    /** Returns the lines of the code of each method of a class, methods of the same name together. */
    public Map<String, List<Integer>> lines(String className) {
        return lines.computeIfAbsent(
                className,
                name -> read(name, () -> classPath.find(name).map(CodeLines::of))
                        .orElse(Map.of()));
    }

    /** Returns what the code of each method of a class calls, methods of the same name together in the order of the class file. */
    public Map<String, List<CodeCall>> calls(String className) {
        return calls.computeIfAbsent(
                className,
                name -> read(name, () -> classPath.find(name).map(CodeCalls::of))
                        .orElse(Map.of()));
    }

    /**
     * Tells whether the author of a class has thought of several threads that share its objects, or that of its superclasses or of the
     * class around it. What goes through elements is made for one thread unless it is said to be thread-safe.
     */
    public boolean isMadeForThreads(String className) {
        return hasSignsOfThreads(className)
                || !isDeniedToThreads(className) && !goesThroughElements(className) && isInsideOfSigns(className);
    }

    /** What a comment says of the class around is not said of the objects of classes inside of it. */
    private boolean isInsideOfSigns(String className) {
        return find(className)
                .flatMap(ClassInfo::declarer)
                .filter(declarer -> !isDeniedToThreads(declarer)
                        && (showsSigns(declarer) || !goesThroughElements(declarer) && isInsideOfSigns(declarer)))
                .isPresent();
    }

    /** Tells whether a class itself or one of its superclasses shows or says that its author has thought of several threads. */
    public boolean hasSignsOfThreads(String className) {
        return !isDeniedToThreads(className)
                && (showsSigns(className)
                        || supertypes(className).stream().anyMatch(name -> claims.of(name) == Claim.SAFE));
    }

    private boolean showsSigns(String className) {
        Set<String> customary = CustomaryLocks.of(supertypes(className));
        Predicate<ThreadSigns> sign =
                goesThroughElements(className) ? ThreadSigns::isAnnotated : signs -> signs.hasAny(customary);
        return supertypes(className).stream()
                // A class of the JDK locks for what is its own, not for what a subclass adds.
                .filter(name -> JdkClasses.contain(className) || !JdkClasses.contain(name))
                .anyMatch(name -> signs(name).filter(sign).isPresent());
    }

    /** Tells whether the objects of a class are iterators, streams or the like. */
    public boolean goesThroughElements(String className) {
        return PASSING.stream().anyMatch(type -> isSubtype(className, type));
    }

    /** Tells whether an annotation or the comment of a class says that it is not thread-safe. */
    public boolean isDeniedToThreads(String className) {
        Optional<ThreadSigns> signs = signs(className);
        return signs.filter(ThreadSigns::isDenied).isPresent()
                || claims.of(className) == Claim.UNSAFE
                        && signs.filter(ThreadSigns::isAnnotated).isEmpty();
    }

    /** Tells whether the comment of a method, or of one that it overrides, says that it is not thread-safe. */
    public boolean isDeniedToThreads(String className, String method, String descriptor) {
        int parameters = Descriptors.parameters(descriptor).size();
        return supertypes(className).stream()
                .map(name -> claims.of(name, method, parameters))
                .filter(claim -> claim != Claim.NONE)
                .findFirst()
                .filter(claim -> claim == Claim.UNSAFE)
                .isPresent();
    }

    /** Returns what sources say of their classes. */
    public Claims claims() {
        return claims;
    }

    /** Tells whether a class, one that it inherits from or the one around it carries one of the further annotations. */
    public boolean isMarkedBy(String className, String annotation) {
        String name = Annotations.plain(annotation);
        return supertypes(className).stream()
                        .flatMap(each -> signs(each).stream())
                        .anyMatch(signs -> signs.isMarkedBy(name))
                || find(className)
                        .flatMap(ClassInfo::declarer)
                        .filter(declarer -> isMarkedBy(declarer, annotation))
                        .isPresent();
    }

    private Optional<ThreadSigns> signs(String className) {
        return threadSigns.computeIfAbsent(
                className, name -> read(name, () -> classPath.find(name).map(file -> ThreadSigns.of(file, marks))));
    }

    /** A class file may be damaged, be made for a newer JVM, or lie in a jar that is damaged. */
    private <T> Optional<T> read(String name, Supplier<Optional<T>> reader) {
        try {
            return reader.get();
        } catch (RuntimeException | StackOverflowError e) {
            unreadable.accept(name, e);
            return Optional.empty();
        }
    }

    /** Returns the type of the elements of an array type given by its binary name. */
    public static String componentOf(String array) {
        return array.substring(0, array.length() - 2);
    }

    @Override
    public void close() throws IOException {
        classPath.close();
    }
}
