package io.snarl.agent.record;

import io.snarl.agent.site.CodeClass;
import io.snarl.agent.site.CodeMethod;
import io.snarl.agent.site.Site;
import io.snarl.agent.site.SiteKind;
import io.snarl.agent.site.Sites;
import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.file.ChunkBuffer;
import io.snarl.contract.trace.file.DefinitionTag;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.WeakHashMap;

/** Numbers and describes the strings, classes, methods and sites of one trace when they are first used. */
final class TraceDefinitions {

    private final Sites sites;
    private final Map<String, Integer> strings = new HashMap<>();
    private final Map<CodeClass, Integer> classes = new HashMap<>();
    private final Map<Class<?>, Integer> loadedClasses = new WeakHashMap<>();
    private final Map<CodeMethod, Integer> methods = new IdentityHashMap<>();
    private final ChunkBuffer pending = new ChunkBuffer();
    private int siteCount;
    private int methodsForThreads;

    TraceDefinitions(Sites sites) {
        this.sites = sites;
    }

    /** Returns what has been defined since this was last cleared. */
    ChunkBuffer pending() {
        return pending;
    }

    /** Describes a site; returns its number in the trace. */
    int site(int number) {
        Site site = sites.get(number);
        int method = method(site.method());
        methodsForThreads += isEntryForThreads(site) ? 1 : 0;
        int owner = string(ownerOf(site));
        int name = string(site.name());
        int descriptor = string(site.descriptor());
        pending.u8(DefinitionTag.SITE)
                .u8(site.kind().event().code())
                .varint(method)
                .varint(site.line());
        pending.varint(owner).varint(name).varint(descriptor).varint(site.detail());
        return ++siteCount;
    }

    private static boolean isEntryForThreads(Site site) {
        CodeClass owner = site.method().owner();
        return site.kind() == SiteKind.ENTER
                && owner.sort() != ClassSort.TEST
                && (owner.flags() & TracedClass.FOR_THREADS) != 0;
    }

    /** Returns how many methods of classes that seem to be made for several threads were entered so far. */
    int methodsForThreads() {
        return methodsForThreads;
    }

    private static String ownerOf(Site site) {
        return site.kind() == SiteKind.NEW_ARRAY ? TraceClassNames.ofDescriptor(site.owner()) : site.owner();
    }

    /** Defines the class of an object. */
    void object(int number, Object object) {
        int type = loadedClass(object.getClass());
        pending.u8(DefinitionTag.OBJECT).varint(number).varint(type);
    }

    private int loadedClass(Class<?> type) {
        Integer known = loadedClasses.get(type);
        if (known == null) {
            known = codeClass(describe(type));
            loadedClasses.put(type, known);
        }
        return known;
    }

    private CodeClass describe(Class<?> type) {
        String name = TraceClassNames.of(type);
        CodeClass rewritten = sites.classNamed(name);
        return rewritten != null
                ? rewritten
                : new CodeClass(name, ClassSort.OTHER, TraceClassNames.flagsOf(type), null, 0);
    }

    private int codeClass(CodeClass type) {
        Integer known = classes.get(type);
        if (known == null) {
            int name = string(type.name());
            int file = string(type.sourceFile());
            pending.u8(DefinitionTag.CLASS)
                    .varint(name)
                    .u8(type.sort().ordinal())
                    .varint(type.flags());
            pending.varint(file).varint(type.line());
            known = classes.size() + 1;
            classes.put(type, known);
        }
        return known;
    }

    private int method(CodeMethod method) {
        Integer known = methods.get(method);
        if (known == null) {
            int owner = codeClass(method.owner());
            int name = string(method.name());
            int descriptor = string(method.descriptor());
            pending.u8(DefinitionTag.METHOD)
                    .varint(owner)
                    .varint(name)
                    .varint(descriptor)
                    .varint(method.access());
            known = methods.size() + 1;
            methods.put(method, known);
        }
        return known;
    }

    private int string(String text) {
        if (text == null) {
            return 0;
        }
        Integer known = strings.get(text);
        if (known == null) {
            pending.u8(DefinitionTag.STRING).text(text);
            known = strings.size() + 1;
            strings.put(text, known);
        }
        return known;
    }
}
