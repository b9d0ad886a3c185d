package io.snarl.core.observe;

import io.snarl.core.source.resolve.Accessibility;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.MethodInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds methods that only return something about an object, by their names and return types. */
final class Getters {

    private static final Pattern TELLING = Pattern.compile(
            "(get|is|has)\\p{Lu}\\w*|size|length|count|capacity|isEmpty|empty|toString|value|sum|total|peek|first\\w*|last\\w*"
                    + "|\\w+(Count|Size|Length|Value)|intValue|longValue|doubleValue|balance|current|available");

    /** These take something away, wait, or tell about the object as such. */
    private static final Pattern OTHERWISE = Pattern.compile(
            "getAnd\\w*|\\w+AndGet|getClass|hashCode|getNext\\w*|isInterrupted|getConnection|getSession");

    /** Verbs with which the names of methods begin that do something. */
    private static final Pattern DOING = Pattern.compile(
            "(add|append|apply|await|call|clear|close|compareAnd|compute|cancel|create|"
                    + "dec|delete|deposit|drain|enqueue|execute|fill|flush|get[Aa]nd|inc|init|insert|invoke|load|lock|merge|move|next|offer|"
                    + "open|poll|pop|print|process|push|put|read|record|register|release|remove|replace|reset|run|send|set|shutdown|skip|"
                    + "start|stop|submit|swap|take|transfer|try|unlock|update|wait|withdraw|write)(\\p{Lu}\\w*)?|\\w+AndGet");

    private static final Set<String> VALUES = Set.of(
            "java.lang.String",
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Short",
            "java.lang.Character",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Float",
            "java.lang.Double",
            "java.lang.Object",
            "java.util.List",
            "java.util.Set",
            "java.util.Map",
            "java.util.Collection");

    private final Types types;
    private final Accessibility access;

    Getters(Types types, Accessibility access) {
        this.types = types;
        this.access = access;
    }

    /** Tells whether the name of a method that no event shows to change anything is not that of one which does something. */
    static boolean mayOnlyTell(String name) {
        return !DOING.matcher(name).matches();
    }

    /** Returns the methods that may be called on a class, those that it declares itself first. */
    List<MethodInfo> of(String className) {
        Map<String, MethodInfo> getters = new LinkedHashMap<>();
        List<String> classes = new ArrayList<>(List.of(className));
        types.supertypes(className).stream()
                .filter(name -> !name.equals(className) && !name.equals("java.lang.Object"))
                .forEach(classes::add);
        for (String name : classes) {
            types.find(name)
                    .ifPresent(info -> info.methods().stream()
                            .filter(method -> isGetter(method, info) && access.isAccessible(method, className))
                            .forEach(method -> getters.putIfAbsent(method.name(), method)));
        }
        return List.copyOf(getters.values());
    }

    private boolean isGetter(MethodInfo method, ClassInfo declarer) {
        return !method.isStatic()
                && method.isWritten()
                && method.parameters().isEmpty()
                && (TELLING.matcher(method.name()).matches() || isNamedAsField(method, declarer))
                && !OTHERWISE.matcher(method.name()).matches()
                && isValue(method.returned());
    }

    /** As of a record, which has {@code name()} for {@code name}. */
    private static boolean isNamedAsField(MethodInfo method, ClassInfo declarer) {
        return declarer.fields().stream()
                .anyMatch(field -> !field.isStatic()
                        && field.name().equals(method.name())
                        && field.type().equals(method.returned()));
    }

    private boolean isValue(JavaType type) {
        String name = type.erasure();
        return type instanceof JavaType.PrimitiveType && !name.equals("void")
                || type instanceof JavaType.ArrayType
                || VALUES.contains(name)
                || types.find(name).filter(ClassInfo::isEnum).isPresent();
    }
}
