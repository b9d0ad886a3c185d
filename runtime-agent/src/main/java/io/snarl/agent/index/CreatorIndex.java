package io.snarl.agent.index;

import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * Abstraction by k-object-sensitivity (DeadlockFuzzer, section 2.4.1): an object is called after the place where it was made, the
 * place where the object was made whose method made it, and so on.
 */
public final class CreatorIndex implements ObjectIndex {

    /** The length that the paper uses. */
    public static final int DEFAULT_LENGTH = 10;

    private final int length;
    private final IntFunction<String> siteNames;
    private final IntMap entries = new IntMap(256);
    private int[] sites = new int[256];
    private int[] creators = new int[256];
    private int used;

    /**
     * Creates an index.
     *
     * @param length how many places a name has at most: the k of k-object-sensitivity
     * @param siteNames names sites in the same way in every execution
     */
    public CreatorIndex(int length, IntFunction<String> siteNames) {
        this.length = length;
        this.siteNames = siteNames;
    }

    @Override
    public void reset() {
        entries.clear();
        used = 0;
    }

    @Override
    public void call(int thread, int site) {}

    @Override
    public void returned(int thread) {}

    @Override
    public void created(int thread, int object, int site, int creator) {
        if (used == sites.length) {
            sites = Arrays.copyOf(sites, used * 2);
            creators = Arrays.copyOf(creators, used * 2);
        }
        entries.put(object, used);
        sites[used] = site;
        creators[used++] = creator;
    }

    @Override
    public boolean knows(int object) {
        return entries.get(object) != IntMap.ABSENT;
    }

    @Override
    public void same(int object, int known) {
        entries.put(object, entries.get(known));
    }

    @Override
    public String abstractionOf(int object) {
        int entry = entries.get(object);
        if (entry == IntMap.ABSENT) {
            return null;
        }
        var text = new StringBuilder("[");
        for (int i = 0; i < length && entry != IntMap.ABSENT; i++) {
            text.append(i == 0 ? "" : ", ").append(siteNames.apply(sites[entry]));
            entry = creators[entry] == NO_OBJECT ? IntMap.ABSENT : entries.get(creators[entry]);
        }
        return text.append(']').toString();
    }
}
