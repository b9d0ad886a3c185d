package io.snarl.core.path;

import io.snarl.core.path.AccessPath.Origin;
import io.snarl.core.path.AccessPath.Root;
import io.snarl.core.seed.Moment;
import io.snarl.core.seed.OpenCall;
import io.snarl.core.seed.SeedObserver;
import io.snarl.core.trace.Event;
import io.snarl.core.trace.EventKind;
import io.snarl.core.trace.Site;
import io.snarl.core.trace.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How each object was reached last, as the accesses of a trace show it.
 *
 * <p>Whoever uses an object has read it from a field or an element before, unless it was given to them. So the latest access
 * that had an object as its value tells how the code that uses it now came by it, and only this access is kept.
 */
public final class Heap implements SeedObserver {

    private static final int STATIC = -1;
    private static final int LONGEST_PATH = 32;

    private final Map<Site, Integer> linkNumbers = new IdentityHashMap<>();
    private final List<String> links = new ArrayList<>(List.of(AccessPath.ELEMENT));
    private int[] parents = new int[1024];
    private int[] linksFrom = new int[1024];
    private long[] reached = new long[1024];
    private long[] made = new long[1024];

    @Override
    public void observe(long number, Event event, Moment moment) {
        if (event instanceof Event.FieldAccess access) {
            if (access.value() != 0 && access.value() != access.receiver()) {
                int parent = access.isStatic() ? STATIC : access.receiver();
                reach(access.value(), parent, link(access.site(), access.isStatic()), number);
            }
        } else if (event instanceof Event.ElementAccess access) {
            if (access.value() != 0 && access.value() != access.array()) {
                reach(access.value(), access.array(), 0, number);
            }
        } else if (event instanceof Event.NewObject object) {
            make(object.object(), number, moment);
        } else if (event instanceof Event.NewArray array) {
            make(array.array(), number, moment);
        } else if (event instanceof Event.Enter enter && event.kind() == EventKind.ENTER) {
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
        Root root = null;
        while (root == null) {
            Optional<Root> given = given(current, call);
            if (given.isPresent()) {
                root = given.get();
            } else if (moment.classOf(current).name().equals("java.lang.Class")) {
                root = new Root(Origin.STATIC, -1, "class");
            } else if (isReachedSince(current, call.start()) && passed.size() < LONGEST_PATH) {
                String link = links.get(linksFrom[current]);
                if (parents[current] == STATIC) {
                    root = new Root(Origin.STATIC, -1, link);
                } else {
                    passed.add(link);
                    current = parents[current];
                    objects.add(current);
                }
            } else {
                root = new Root(isMadeSince(current, call.start()) ? Origin.LOCAL : Origin.UNSEEN, -1, "");
            }
        }
        Collections.reverse(objects);
        Collections.reverse(passed);
        return new AccessPath(root, objects, passed);
    }

    /** Returns the receiver or argument that an object is, if it is one. */
    private static Optional<Root> given(int object, OpenCall call) {
        if (object == call.receiver()) {
            return Optional.of(new Root(Origin.RECEIVER, -1, ""));
        }
        for (int i = 0; i < call.arguments().size(); i++) {
            if (isOrHas(call.arguments().get(i), object)) {
                return Optional.of(new Root(Origin.ARGUMENT, i, ""));
            }
        }
        return Optional.empty();
    }

    private static boolean isOrHas(Value value, int object) {
        if (value instanceof Value.Array array) {
            return array.object() == object || array.elements().stream().anyMatch(element -> isOrHas(element, object));
        }
        return value instanceof Value.Instance instance && instance.object() == object;
    }

    private boolean isReachedSince(int object, long number) {
        return object < reached.length && reached[object] >= number;
    }

    private boolean isMadeSince(int object, long number) {
        return object < made.length && made[object] >= number;
    }

    private void reach(int object, int parent, int link, long number) {
        grow(object);
        parents[object] = parent;
        linksFrom[object] = link;
        reached[object] = number;
    }

    /** What is made for code that leaves no events may be put where others can reach it. */
    private void make(int object, long number, Moment moment) {
        grow(object);
        if (made[object] == 0 && !moment.isForUnseenCode()) {
            made[object] = number;
        }
    }

    private int link(Site site, boolean isStatic) {
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
        }
    }
}
