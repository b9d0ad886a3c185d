package io.snarl.agent.index;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.IntFunction;

/**
 * Names the objects of an execution so that they have the same name in every execution of this JVM. The number of an
 * object is its identity hash, which is the JVM's next free number when it is first asked for.
 */
public final class ObjectAbstractions {

    /** The name of the index that gives objects none. */
    public static final String NONE = "none";

    /** The names of the indexes in the settings, the most exact one first. */
    public static final List<String> NAMES = List.of("execution", "object", NONE);

    /** More objects than that are rarely locks, and the heap belongs to the test. */
    private static final int MOST_OBJECTS = 1_000_000;

    private final ObjectIndex index;
    private final Map<Integer, String> texts = new HashMap<>();
    private int lastBefore;
    private int objects;

    public ObjectAbstractions(ObjectIndex index) {
        this.index = index;
    }

    /**
     * Returns the abstractions of an index.
     *
     * @param name one of {@link #NAMES}
     * @param siteNames names sites in the same way in every execution
     * @return null if objects are to have no names
     */
    public static ObjectAbstractions named(String name, IntFunction<String> siteNames) {
        return switch (name) {
            case "execution" -> new ObjectAbstractions(new ExecutionIndex(ExecutionIndex.DEFAULT_LENGTH, siteNames));
            case "object" -> new ObjectAbstractions(new CreatorIndex(CreatorIndex.DEFAULT_LENGTH, siteNames));
            case NONE -> null;
            default ->
                throw new IllegalArgumentException(
                        "index is " + name + ", but allowed is one of " + String.join(", ", NAMES) + ".");
        };
    }

    /** Forgets the execution before. */
    public void begin() {
        index.reset();
        texts.clear();
        objects = 0;
        lastBefore = System.identityHashCode(new Object());
    }

    /** Returns what hears the thread of a number. */
    public IndexedThread thread(int number) {
        return new IndexedThread(this, number);
    }

    ObjectIndex index() {
        return index;
    }

    /** Called when a thread has created an object; creator is the one whose method did it, or null. */
    void made(int thread, Object object, int site, Object creator) {
        if (objects++ < MOST_OBJECTS) {
            int number = System.identityHashCode(object);
            index.created(thread, number, site, creator == null ? ObjectIndex.NO_OBJECT : number(creator));
            if (object.getClass() == ReentrantReadWriteLock.class) {
                var lock = (ReentrantReadWriteLock) object;
                index.same(number(lock.readLock()), number);
                index.same(number(lock.writeLock()), number);
            }
        }
    }

    /** Called when a thread has got an object that may have been created for it. */
    void given(int thread, Object object, int site, Object creator) {
        int number = number(object);
        if (number > lastBefore && !index.knows(number)) {
            made(thread, object, site, creator);
        }
    }

    /** Lets the object that does the work of a lock have the name of the lock. */
    public void standsFor(int worker, Object lock) {
        int number = number(lock);
        if (worker != number && index.knows(number) && !index.knows(worker)) {
            index.same(worker, number);
        }
    }

    /** Returns the name of an object, or null if its origin is unknown. */
    public String of(int object) {
        String text = texts.get(object);
        if (text == null) {
            text = textOf(object);
            texts.put(object, text);
        }
        return text;
    }

    private String textOf(int object) {
        // Who has been there before this execution is there in all that follow, with the same number.
        return object > 0 && object <= lastBefore ? "object " + object : index.abstractionOf(object);
    }

    private static int number(Object object) {
        return System.identityHashCode(object);
    }
}
