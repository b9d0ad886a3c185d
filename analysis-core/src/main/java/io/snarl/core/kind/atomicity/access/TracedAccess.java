package io.snarl.core.kind.atomicity.access;

import io.snarl.contract.code.CodePlace;
import io.snarl.core.path.AccessPath;
import io.snarl.core.seed.Activation;
import java.util.List;

/**
 * An access to a variable during a client call, with the locks held: a variable-lock dependency.
 *
 * @param owner the class whose field it is, or the class of the array
 * @param name the name of the field, {@code [*]} for elements of an array
 * @param contents whether it is not the field that is accessed but the collection or other JDK object that the field has
 * @param atomic whether it is a single step of an atomic or concurrent class
 * @param read whether it reads the variable; such a step may both read and write
 * @param object how the call reaches the object whose variable it is
 * @param owned for each object on this way whether the test has a reference to it, a letter each
 * @param locks those held that the call itself has taken
 * @param by the method that makes it
 * @param order its place among the accesses of its call
 */
public record TracedAccess(
        String owner,
        String name,
        boolean contents,
        boolean atomic,
        boolean read,
        boolean write,
        AccessPath object,
        String owned,
        List<LockSpan> locks,
        CodePlace place,
        Activation by,
        int order) {

    public TracedAccess {
        locks = List.copyOf(locks);
    }

    /**
     * What two accesses have in common that are to the same variable, provided that the objects are the same.
     *
     * @param name the name of the field, or what stands for elements
     * @param contents whether the contents of the object in the field are meant
     */
    public record Slot(String name, boolean contents) {}

    public Slot slot() {
        return new Slot(name, contents);
    }

    /** Tells whether the order of both matters, provided that the objects are the same. */
    public boolean conflictsWith(TracedAccess other) {
        return (write || other.write) && slot().equals(other.slot());
    }

    /**
     * Tells whether both hold the lock of the very object whose variable they access, so that they exclude each other if that is the same one.
     *
     * @param held those locks of this one that count
     */
    public boolean isLockedLike(TracedAccess other, List<LockSpan> held) {
        return held.stream()
                .filter(lock -> object.target() != 0 && lock.path().target() == object.target())
                .anyMatch(lock -> other.locks.stream()
                        .anyMatch(theirs -> theirs.path().target() == other.object.target()
                                && !(lock.shared() && theirs.shared())));
    }

    /** Returns the variable as reports name it: {@code demo.Counter.count}, {@code int[]}. */
    public String variable() {
        return name.equals(AccessPath.ELEMENT) ? owner : owner + "." + name;
    }

    /** Returns what tells whether two accesses could be exchanged for each other. */
    String shape() {
        var text = new StringBuilder(owned)
                .append(object)
                .append('.')
                .append(name)
                .append(contents ? "{}" : "")
                .append(read ? "?" : "")
                .append(write ? "!" : "");
        locks.forEach(lock -> text.append(lock.shared() ? " r:" : " ").append(lock.path()));
        return text.toString();
    }
}
