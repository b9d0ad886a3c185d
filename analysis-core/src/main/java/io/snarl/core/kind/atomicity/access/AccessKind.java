package io.snarl.core.kind.atomicity.access;

import io.snarl.contract.trace.TracedClass;
import io.snarl.core.path.AccessPath;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.Subtypes;

/**
 * The properties of an access that decide whether it may conflict with another, apart from the objects.
 *
 * @param found how the object is found last: by a field, among elements, or by a static field
 * @param known whether the test has a reference to the object
 * @param type the class of the object, which is not known if no test has a reference to it
 */
public record AccessKind(
        TracedAccess.Slot slot, String owner, boolean write, String found, boolean known, TracedClass type) {

    public static AccessKind of(TracedAccess access, Script script) {
        return new AccessKind(
                access.slot(),
                access.owner(),
                access.write(),
                access.object().foundBy(),
                access.owned().endsWith("k"),
                script.classOf(access.object().target()));
    }

    /** Tells whether accesses of two kinds conflict if they can be of one object. */
    public boolean conflictsWith(AccessKind other, Subtypes subtypes) {
        return (write || other.write)
                && slot.equals(other.slot)
                && canBeOfOneObject(other, subtypes)
                && canBeOne(other, subtypes);
    }

    private boolean canBeOne(AccessKind other, Subtypes subtypes) {
        return type == TracedClass.UNKNOWN
                || other.type == TracedClass.UNKNOWN
                || type.name().equals(other.type.name())
                || subtypes.isSubtype(type.name(), other.type.name())
                || subtypes.isSubtype(other.type.name(), type.name());
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
