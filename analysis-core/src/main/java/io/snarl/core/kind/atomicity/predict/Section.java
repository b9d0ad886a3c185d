package io.snarl.core.kind.atomicity.predict;

import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.LockSpan;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import io.snarl.core.path.AccessPath;
import io.snarl.core.seed.Activation;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What one of two calls does between its first and its last access to what the other one comes to as well.
 *
 * @param call the call
 * @param accesses those of it that the other gets in the way of, in their order
 * @param meeting the way from the call to the object that both have in common, as text; empty if all objects are or none is
 */
public record Section(CallProfile call, List<TracedAccess> accesses, String meeting) {

    public Section {
        accesses = List.copyOf(accesses);
    }

    /** Tells whether a lock that belongs to what both calls have in common is held all the time. */
    public boolean isProtected() {
        return accesses.get(0).locks().stream()
                .anyMatch(lock -> accesses.stream().allMatch(access -> isHeld(lock, access)));
    }

    private boolean isHeld(LockSpan lock, TracedAccess access) {
        return !(lock.shared() && access.write())
                && access.locks().stream().anyMatch(held -> held.since() == lock.since())
                && guards(lock, access);
    }

    /** A lock of another object than the one that both have in common is not the same one for both. */
    private boolean guards(LockSpan lock, TracedAccess access) {
        AccessPath path = lock.path();
        AccessPath object = access.object();
        if (path.isStatic()) {
            return true;
        }
        if (object.isStatic()) {
            return false;
        }
        return common(object)
                .map(shared -> path.objects().contains(shared))
                .orElseGet(() -> path.objects().stream().anyMatch(object.objects()::contains));
    }

    private Optional<Integer> common(AccessPath object) {
        for (int i = 0; i < object.objects().size(); i++) {
            if (object.upTo(i).equals(meeting)) {
                return Optional.of(object.objects().get(i));
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the method in which the accesses could be protected: the innermost one that is not left from the first to the last of them, and of
     * an object that is made for threads, if there is such a one. What only calls what it overrides is one method with it.
     *
     * @param isForThreads knows classes that are made for threads
     */
    public String method(Predicate<String> isForThreads) {
        List<Activation> throughout = throughout();
        return throughout.stream()
                .filter(method -> method.isOfObject() && isForThreads.test(method.type()))
                .findFirst()
                .or(() -> throughout.stream().findFirst())
                .map(Section::overriding)
                .map(Activation::method)
                .orElse(call.method().qualifiedName());
    }

    private List<Activation> throughout() {
        Set<Activation> common = new HashSet<>(accesses.get(0).by().withCallers());
        accesses.forEach(access -> common.retainAll(access.by().withCallers()));
        return accesses.get(0).by().withCallers().stream()
                .filter(common::contains)
                .toList();
    }

    private static Activation overriding(Activation method) {
        Activation outermost = method;
        while (outermost.caller() != null
                && outermost.caller().type().equals(method.type())
                && nameOf(outermost.caller()).equals(nameOf(method))) {
            outermost = outermost.caller();
        }
        return outermost;
    }

    private static String nameOf(Activation method) {
        return method.method().substring(method.method().lastIndexOf('.') + 1);
    }

    /** Returns the variable of an access; elements are called by the field that has them, as far as that is known. */
    public String variableOf(TracedAccess access) {
        if (!access.name().equals(AccessPath.ELEMENT)) {
            return access.variable();
        }
        List<Integer> way = access.object().objects();
        String field = access.object().foundBy();
        return call.accesses().stream()
                .filter(each -> way.size() > 1
                        && each.name().equals(field)
                        && each.object().target() == way.get(way.size() - 2))
                .map(TracedAccess::variable)
                .findFirst()
                .orElse(access.variable());
    }
}
