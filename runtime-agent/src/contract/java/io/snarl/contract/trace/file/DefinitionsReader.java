package io.snarl.contract.trace.file;

import io.snarl.contract.trace.BranchInstruction;
import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.LockMode;
import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.TracedSite;
import java.util.ArrayList;
import java.util.List;

/** What the numbers in the events of a trace stand for. */
final class DefinitionsReader {

    private static final ClassSort[] SORTS = ClassSort.values();

    private final int greatestObject;
    private final List<String> strings = new ArrayList<>(List.of(""));
    private final List<TracedClass> classes = new ArrayList<>(List.of(TracedClass.UNKNOWN));
    private final List<TracedMethod> methods = new ArrayList<>(List.of(TracedMethod.UNKNOWN));
    private final List<TracedSite> sites = new ArrayList<>(List.of(TracedSite.UNKNOWN));
    private final ObjectClasses objects = new ObjectClasses();

    DefinitionsReader(int greatestObject) {
        this.greatestObject = greatestObject;
    }

    /** Takes in all definitions of a chunk. */
    void add(ChunkReader bytes) {
        while (!bytes.isEmpty()) {
            int tag = bytes.unsignedByte();
            switch (tag) {
                case DefinitionTag.STRING -> strings.add(bytes.text());
                case DefinitionTag.CLASS -> classes.add(readClass(bytes));
                case DefinitionTag.METHOD -> methods.add(readMethod(bytes));
                case DefinitionTag.SITE -> sites.add(readSite(bytes));
                case DefinitionTag.OBJECT -> readObject(bytes);
                default -> throw bytes.damaged("a definition has the unknown tag " + tag);
            }
        }
    }

    TracedSite site(int number, ChunkReader bytes) {
        return get(sites, number, "site", bytes);
    }

    TracedClass classOf(int object) {
        return classes.get(objects.get(object));
    }

    /** Reads the number of an object that an event or a value names. */
    int ref(ChunkReader bytes) {
        int ref = bytes.ref();
        requireObject(ref, bytes);
        return ref;
    }

    void requireObject(int number, ChunkReader bytes) {
        if (number > greatestObject) {
            throw bytes.damaged("it names the object " + number + ", but has only objects up to " + greatestObject);
        }
    }

    private TracedClass readClass(ChunkReader bytes) {
        String name = string(bytes);
        int sort = bytes.unsignedByte();
        if (sort >= SORTS.length) {
            throw bytes.damaged("the class " + name + " is of the unknown sort " + sort);
        }
        int flags = bytes.number();
        String sourceFile = string(bytes);
        return new TracedClass(name, SORTS[sort], flags, sourceFile, bytes.number());
    }

    private TracedMethod readMethod(ChunkReader bytes) {
        TracedClass owner = get(classes, bytes.number(), "class", bytes);
        String name = string(bytes);
        String descriptor = string(bytes);
        return new TracedMethod(owner, name, descriptor, bytes.number());
    }

    private TracedSite readSite(ChunkReader bytes) {
        int kind = bytes.unsignedByte();
        if (!EventKind.isKnown(kind)) {
            throw bytes.damaged("site " + sites.size() + " is of the unknown kind " + kind);
        }
        TracedMethod method = get(methods, bytes.number(), "method", bytes);
        int line = bytes.number();
        String owner = string(bytes);
        String name = string(bytes);
        String descriptor = string(bytes);
        var site = new TracedSite(EventKind.of(kind), method, line, owner, name, descriptor, bytes.number());
        requireUsable(site, bytes);
        return site;
    }

    /** Refuses a site by which its events could not be understood. */
    private void requireUsable(TracedSite site, ChunkReader bytes) {
        boolean usable = switch (site.kind()) {
            case BRANCH -> BranchInstruction.of(site.detail()).isPresent();
            case LOCK, UNLOCK -> LockMode.isKnown(site.detail());
            default -> !site.kind().isAccess() || isTypeDescriptor(site.descriptor());
        };
        if (!usable) {
            throw bytes.damaged("site " + sites.size() + " of the kind " + site.kind() + " has the descriptor '"
                    + site.descriptor() + "' and the detail " + site.detail());
        }
    }

    private static boolean isTypeDescriptor(String descriptor) {
        return !descriptor.isEmpty() && "BCDFIJSZL[".indexOf(descriptor.charAt(0)) >= 0;
    }

    private void readObject(ChunkReader bytes) {
        int number = bytes.number();
        requireObject(number, bytes);
        int classNumber = bytes.number();
        get(classes, classNumber, "class", bytes);
        objects.put(number, classNumber);
    }

    private String string(ChunkReader bytes) {
        return get(strings, bytes.number(), "string", bytes);
    }

    private static <T> T get(List<T> defined, int number, String what, ChunkReader bytes) {
        if (number >= defined.size()) {
            throw bytes.damaged("it uses " + what + " " + number + ", which it does not define");
        }
        return defined.get(number);
    }
}
