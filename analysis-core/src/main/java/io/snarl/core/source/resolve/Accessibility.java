package io.snarl.core.source.resolve;

import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.FieldInfo;
import io.snarl.core.source.type.JavaNames;
import io.snarl.core.source.type.MethodInfo;
import io.snarl.core.source.type.Primitives;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;

/** Decides what code in a package may access. */
public final class Accessibility {

    private static final Map<String, Boolean> EXPORTED = packagesOfTheImage();

    private final Types types;
    private final String packageName;
    private final int sourceLevel;

    /** Looks at what code in a package may name in every version of Java. */
    public Accessibility(Types types, String packageName) {
        this(types, packageName, Integer.MAX_VALUE);
    }

    /**
     * Looks at what code in a package may name.
     *
     * @param sourceLevel the version of Java that the code is in
     */
    public Accessibility(Types types, String packageName, int sourceLevel) {
        this.types = types;
        this.packageName = packageName;
        this.sourceLevel = sourceLevel;
    }

    /** Tells whether a type may be named, given by its binary name. */
    public boolean isAccessible(String type) {
        if (type.endsWith("[]")) {
            return isAccessible(Types.componentOf(type));
        }
        if (Primitives.isPrimitive(type)) {
            return true;
        }
        return types.find(type)
                .filter(info -> info.isMemberOrTopLevel() && EXPORTED.getOrDefault(info.packageName(), true))
                .filter(info -> allows(info.modifiers(), info.packageName()))
                .filter(this::canBeWritten)
                .map(info -> info.declarer().map(this::isAccessible).orElse(true))
                .orElse(false);
    }

    /** Says why a type may not be named. */
    public String refusal(String type) {
        return types.find(type)
                .filter(info -> !isNameOfJava(info))
                .map(info -> "No Java source can have the name of the class " + type)
                .orElse("The test may not use the class " + type);
    }

    /** Says why a method may not be called on a type. */
    public String refusal(String type, String method) {
        if (method.equals("<init>")) {
            return "The test may not call a constructor of " + type;
        }
        return JavaNames.isIdentifier(method)
                ? "The test may not call " + type + "." + method
                : "No Java source can have the name of the method " + type + "." + method;
    }

    /** Nothing in a package can name a class that is in none. */
    private boolean canBeWritten(ClassInfo info) {
        return !info.isSynthetic()
                && isNameOfJava(info)
                && (packageName.isEmpty() || !info.packageName().isEmpty());
    }

    private boolean isNameOfJava(ClassInfo info) {
        return JavaNames.isTypeIdentifier(info.simpleName(), sourceLevel) && JavaNames.isPackage(info.packageName());
    }

    /** Tells whether a method or constructor may be called on the type, given by its binary name. */
    public boolean isAccessible(MethodInfo method, String type) {
        return isAccessible(type)
                && allows(method.modifiers(), ClassInfo.packageOf(method.owner()))
                && (method.isConstructor() || JavaNames.isIdentifier(method.name()));
    }

    /** Tells whether a static field may be named. */
    public boolean isAccessible(FieldInfo field) {
        return isAccessible(field.owner())
                && allows(field.modifiers(), ClassInfo.packageOf(field.owner()))
                && JavaNames.isIdentifier(field.name());
    }

    private boolean allows(int modifiers, String packageOfMember) {
        return Modifier.isPublic(modifiers) || !Modifier.isPrivate(modifiers) && packageOfMember.equals(packageName);
    }

    private static Map<String, Boolean> packagesOfTheImage() {
        Map<String, Boolean> exported = new HashMap<>();
        ModuleFinder.ofSystem().findAll().forEach(module -> {
            ModuleDescriptor descriptor = module.descriptor();
            descriptor.packages().forEach(each -> exported.put(each, false));
            descriptor.exports().stream()
                    .filter(exports -> !exports.isQualified())
                    .forEach(exports -> exported.put(exports.source(), true));
        });
        return exported;
    }
}
