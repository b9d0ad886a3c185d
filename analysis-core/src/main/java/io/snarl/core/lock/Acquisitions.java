package io.snarl.core.lock;

import java.util.HashMap;
import java.util.Map;

/** All acquisitions of all seed tests, each as one object. */
public final class Acquisitions {

    private final Map<Acquisition, Acquisition> known = new HashMap<>();

    /** Returns the one object that stands for all acquisitions that are equal to this. */
    Acquisition unique(Acquisition acquisition) {
        Acquisition first = known.putIfAbsent(acquisition, acquisition);
        return first == null ? acquisition : first;
    }
}
