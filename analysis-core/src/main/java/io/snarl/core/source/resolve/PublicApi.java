package io.snarl.core.source.resolve;

import io.snarl.contract.code.Descriptors;
import io.snarl.contract.code.JdkClasses;
import io.snarl.core.source.type.MethodInfo;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Decides what code outside of the packages of a library can call. */
public final class PublicApi {

    /** What every object has says nothing of what a class is there for. */
    private static final Set<String> OF_EVERY_OBJECT = Set.of("equals", "hashCode", "toString", "finalize", "clone");

    private final Types types;

    /** Looks at the classes that are known by their class files. */
    public PublicApi(Types types) {
        this.types = types;
    }

    /** Tells whether such code can name a class, given by its binary name. */
    public boolean has(String type) {
        return types.find(type)
                .filter(info -> Modifier.isPublic(info.modifiers()))
                .filter(info -> info.declarer().map(this::has).orElse(info.isMemberOrTopLevel()))
                .isPresent();
    }

    /**
     * Tells whether such code can call a method of an object, by its class or by a supertype that has the method too.
     *
     * @param type the class of the object, or that of a static method or a constructor
     */
    public boolean has(String type, String method, String descriptor) {
        Stream<String> declaring = method.equals("<init>") ? Stream.of(type) : types.supertypes(type).stream();
        return declaring
                .flatMap(
                        each -> publicMethods(each).filter(found -> found.name().equals(method)))
                .anyMatch(found -> takes(found, descriptor));
    }

    /** A method that implements a generic one of a supertype may name the types of its parameters more closely. */
    private boolean takes(MethodInfo method, String descriptor) {
        List<String> parameters = method.erasedParameters();
        List<String> passed = Descriptors.parameters(descriptor);
        if (parameters.size() != passed.size()) {
            return false;
        }
        for (int i = 0; i < passed.size(); i++) {
            if (!types.isSubtype(passed.get(i), parameters.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Tells whether there are methods of its own, or of a supertype outside of the JDK, by which such code can use an object of a class. */
    public boolean canBeUsedBy(String type) {
        return types.supertypes(type).stream()
                .filter(each -> !JdkClasses.contain(each) || each.equals(type))
                .flatMap(this::publicMethods)
                .anyMatch(method -> !method.isStatic()
                        && !method.isConstructor()
                        && method.isWritten()
                        && !OF_EVERY_OBJECT.contains(method.name()));
    }

    /** A public method of a class that is not public can be called on a public class that inherits it. */
    private Stream<MethodInfo> publicMethods(String type) {
        return !has(type)
                ? Stream.empty()
                : types.supertypes(type).stream()
                        .flatMap(each -> types.find(each).stream())
                        .flatMap(info -> info.methods().stream())
                        .filter(method -> Modifier.isPublic(method.modifiers()));
    }
}
