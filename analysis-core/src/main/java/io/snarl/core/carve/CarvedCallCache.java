package io.snarl.core.carve;

import io.snarl.core.seed.Script;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Carves calls once and caches the results, since many plans need the same calls. */
public final class CarvedCallCache {

    /** A piece of a long test has some hundred calls, so that these need some megabytes. */
    private static final int MOST = 500;

    private final WrittenCode code;

    private final Map<Key, Carved> latest = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Carved> eldest) {
            return size() > MOST;
        }
    };

    /**
     * Makes an empty cache.
     *
     * @param code what is known of the source of the tests
     */
    public CarvedCallCache(WrittenCode code) {
        this.code = code;
    }

    private record Key(int test, int call, Set<Integer> others, HelperUse helperUse) {}

    /** A piece, or why there is none. */
    private record Carved(CarvedCall piece, InfeasibleException obstacle) {}

    /**
     * Carves a call out of a test.
     *
     * @param call the number of the call
     * @param others objects that are needed besides its receiver and arguments
     */
    public CarvedCall carve(Script script, int call, Collection<Integer> others, HelperUse helperUse)
            throws InfeasibleException {
        var key = new Key(script.test().number(), call, new LinkedHashSet<>(others), helperUse);
        Carved carved = latest.get(key);
        if (carved == null) {
            carved = carve(script, key);
            latest.put(key, carved);
        }
        if (carved.piece == null) {
            throw carved.obstacle;
        }
        return carved.piece;
    }

    private Carved carve(Script script, Key key) {
        try {
            return new Carved(Carver.carve(script, key.call, key.others, code, key.helperUse), null);
        } catch (InfeasibleException e) {
            return new Carved(null, e);
        }
    }
}
