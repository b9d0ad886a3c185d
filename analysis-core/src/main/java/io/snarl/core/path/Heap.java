package io.snarl.core.path;

import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.TracedSite;
import io.snarl.core.path.AccessPath.Origin;
import io.snarl.core.path.AccessPath.Root;
import io.snarl.core.seed.Moment;
import io.snarl.core.seed.OpenCall;
import io.snarl.core.seed.SeedObserver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tracks by which path the current client call has reached each object, from the accesses in a trace.
 *
 * <p>Whoever uses an object has read it from a field or an element before, unless it was given to them. The first way that leads
 * from what the call was given, from a static field or from an object that was there before is kept. A way through an object that the
 * call has made itself says nothing about where others find it.
 */
public final class Heap implements SeedObserver {

    private static final int STATIC = -1;
    private static final int LONGEST_PATH = 32;

    private final Map<TracedSite, Integer> linkNumbers = new IdentityHashMap<>();
    private final List<String> links = new ArrayList<>(List.of(AccessPath.ELEMENT));
    private int[] parents = new int[1024];
    private int[] linksFrom = new int[1024];
    private long[] reached = new long[1024];
    private long[] made = new long[1024];
    private long[] constructed = new long[1024];
    private boolean[] toldWell = new boolean[1024];

    @Override
    public void observe(long number, Event event, Moment moment) {
        OpenCall call = moment.subjectCall();
        if (call == null) {
            return;
        }
        if (event instanceof Event.FieldAccess access) {
            if (access.value() != 0 && access.value() != access.receiver()) {
                int parent = access.isStatic() ? STATIC : access.receiver();
                reach(access.value(), parent, link(access.site(), access.isStatic()), number, call);
            }
        } else if (event instanceof Event.ElementAccess access) {
            if (access.value() != 0 && access.value() != access.array()) {
                reach(access.value(), access.array(), 0, number, call);
            }
        } else if (event instanceof Event.NewObject object) {
            make(object.object(), number, moment);
        } else if (event instanceof Event.NewArray array) {
            make(array.array(), number, moment);
        } else if (event instanceof Event.Enter enter) {
            if (enter.receiver() != 0 && enter.site().method().name().equals("<init>")) {
                make(enter.receiver(), number, moment);
            }
        }
    }

    /** Returns how a call that is open reaches an object now. */
    public AccessPath path(int object, OpenCall call, Moment moment) {
        List<Integer> objects = new ArrayList<>(List.of(object));
        List<String> passed = new ArrayList<>();
        int current = object;
        Root root = rootAt(current, call, moment);
        while (root == null) {
            int parent = parents[current];
            boolean others = isMadeSince(parent, call.start()) && !isMadeSince(object, call.start());
            if (others || passed.size() >= LONGEST_PATH) {
                root = new Root(Origin.UNSEEN, -1, "");
            } else {
                passed.add(links.get(linksFrom[current]));
                objects.add(parent);
                current = parent;
                root = rootAt(current, call, moment);
            }
        }
        Collections.reverse(objects);
        Collections.reverse(passed);
        return new AccessPath(root, objects, passed);
    }

    /** Tells whether a call that is open has made an object itself. */
    public boolean isMadeBy(OpenCall call, int object) {
        return isMadeSince(object, call.start());
    }

    /** Tells whether the constructor of an object was called during a call that is open, be it by code that leaves no events. */
    public boolean isConstructedBy(OpenCall call, int object) {
        return object < constructed.length && constructed[object] >= call.start();
    }

    /** Returns the root that a path has if it begins with this object, or null if it goes on from there. */
    private Root rootAt(int object, OpenCall call, Moment moment) {
        int given = call.placeOf(object);
        if (given >= 0) {
            return given == 0 ? new Root(Origin.RECEIVER, -1, "") : new Root(Origin.ARGUMENT, given - 1, "");
        }
        if (moment.classOf(object).name().equals("java.lang.Class")) {
            return new Root(Origin.STATIC, -1, "class");
        }
        if (!isReachedSince(object, call.start())) {
            return new Root(isMadeSince(object, call.start()) ? Origin.LOCAL : Origin.UNSEEN, -1, "");
        }
        return parents[object] == STATIC ? new Root(Origin.STATIC, -1, links.get(linksFrom[object])) : null;
    }

    private boolean isReachedSince(int object, long number) {
        return object < reached.length && reached[object] >= number;
    }

    private boolean isMadeSince(int object, long number) {
        return object < made.length && made[object] >= number;
    }

    private void reach(int object, int parent, int link, long number, OpenCall call) {
        grow(Math.max(object, parent));
        boolean told = parent == STATIC
                || call.placeOf(parent) >= 0
                || told(parent, call)
                || !isMadeSince(parent, call.start());
        if (told(object, call)
                || !told && isReachedSince(object, call.start())
                || isReachedThrough(parent, object, call)) {
            return;
        }
        parents[object] = parent;
        linksFrom[object] = link;
        reached[object] = number;
        toldWell[object] = told;
    }

    /** Tells whether the way to an object passes another one, which must not be reached through it in turn. */
    private boolean isReachedThrough(int object, int other, OpenCall call) {
        int current = object;
        for (int i = 0; i < LONGEST_PATH && current > 0; i++) {
            if (current == other) {
                return true;
            }
            current = isReachedSince(current, call.start()) ? parents[current] : 0;
        }
        return false;
    }

    /** Tells whether the way to an object is known that others would take too. */
    private boolean told(int object, OpenCall call) {
        return isReachedSince(object, call.start()) && toldWell[object];
    }

    /** What is made for code that leaves no events may be put where others can reach it. */
    private void make(int object, long number, Moment moment) {
        grow(object);
        if (constructed[object] == 0) {
            constructed[object] = number;
        }
        if (made[object] == 0 && !moment.isForUnseenCode()) {
            made[object] = number;
        }
    }

    private int link(TracedSite site, boolean isStatic) {
        return linkNumbers.computeIfAbsent(site, key -> {
            links.add(isStatic ? site.owner() + "." + site.name() : site.name());
            return links.size() - 1;
        });
    }

    private void grow(int object) {
        if (object >= parents.length) {
            int size = Math.max(object + 1, parents.length * 2);
            parents = Arrays.copyOf(parents, size);
            linksFrom = Arrays.copyOf(linksFrom, size);
            reached = Arrays.copyOf(reached, size);
            made = Arrays.copyOf(made, size);
            constructed = Arrays.copyOf(constructed, size);
            toldWell = Arrays.copyOf(toldWell, size);
        }
    }
}
