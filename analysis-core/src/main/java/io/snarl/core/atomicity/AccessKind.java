package io.snarl.core.atomicity;

import io.snarl.core.path.AccessPath;
import io.snarl.core.seed.Subtypes;

/**
 * What decides whether an access may conflict with another one, apart from the objects.
 *
 * @param found how the object is found last: by a field, among elements, or by a static field
 * @param known whether the test has a reference to the object
 */
record AccessKind(Access.Slot slot, String owner, boolean write, String found, boolean known) {

    static AccessKind of(Access access) {
        return new AccessKind(
                access.slot(),
                access.owner(),
                access.write(),
                access.object().foundBy(),
                access.owned().endsWith("k"));
    }

    /** Tells whether accesses of two kinds conflict if they can be of one object. */
    boolean conflictsWith(AccessKind other, Subtypes subtypes) {
        return (write || other.write) && slot.equals(other.slot) && canBeOfOneObject(other, subtypes);
    }

    /** Fields of the same name are not the same one if no object has both, and arrays are seldom one if no reference to them is known. */
    private boolean canBeOfOneObject(AccessKind other, Subtypes subtypes) {
        if (slot.contents() && slot.name().startsWith(AccessPath.ELEMENT)) {
            return true;
        }
        if (slot.name().equals(AccessPath.ELEMENT)) {
            return owner.equals(other.owner) && (!found.isEmpty() && found.equals(other.found) || known && other.known);
        }
        return owner.equals(other.owner)
                || subtypes.isSubtype(owner, other.owner)
                || subtypes.isSubtype(other.owner, owner);
    }
}
