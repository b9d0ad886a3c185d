package io.snarl.core.source.type;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;

/** What code in a package may name, if it is in no class that the members belong to or are inherited by. */
public final class Access {

    private static final Map<String, Boolean> EXPORTED = packagesOfTheImage();

    private final Types types;
    private final String packageName;

    public Access(Types types, String packageName) {
        this.types = types;
        this.packageName = packageName;
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
                .map(info -> info.declarer().map(this::isAccessible).orElse(true))
                .orElse(false);
    }

    /** Tells whether a method or constructor may be called on the type, given by its binary name. */
    public boolean isAccessible(MethodInfo method, String type) {
        return isAccessible(type) && allows(method.modifiers(), ClassInfo.packageOf(method.owner()));
    }

    /** Tells whether a static field may be named. */
    public boolean isAccessible(FieldInfo field) {
        return isAccessible(field.owner()) && allows(field.modifiers(), ClassInfo.packageOf(field.owner()));
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
