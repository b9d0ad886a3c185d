package io.snarl.agent.record;

/** The open calls of one thread in rewritten code: methods that were entered, and calls that test code made. */
final class CallFrames {

    /** Stands for the number of an object whose constructor was entered without an event. */
    static final int UNRECORDED = -1;

    private static final int MANY = 50;
    private static final byte METHOD = 0;
    private static final byte CLIENT_METHOD = 1;
    private static final byte CALL = 2;

    private byte[] kinds = new byte[64];
    private int[] underConstruction = new int[64];
    private String[] types = new String[64];
    private String[] superTypes = new String[64];
    private int depth;

    /** Forgets calls whose end was not reported, because the stack was too short for the hook. */
    void clear() {
        depth = 0;
    }

    boolean isEmpty() {
        return depth == 0;
    }

    /** Returns how many calls are open. */
    int depth() {
        return depth;
    }

    /** Returns whether there are so many calls that they may have used up the stack. */
    boolean areMany() {
        return depth > MANY;
    }

    /** Enters a method; it is a client call if test code or code that is not rewritten has called it. */
    void enter() {
        push(depth == 0 || kinds[depth - 1] == CALL ? CLIENT_METHOD : METHOD);
    }

    /** Notes that the method entered last is a constructor, whose object has a number but cannot be touched yet. */
    void construct(int number, String type) {
        underConstruction[depth - 1] = number;
        types[depth - 1] = type;
        superTypes[depth - 1] = null;
    }

    void call() {
        push(CALL);
    }

    private void push(byte kind) {
        if (depth == kinds.length) {
            grow();
        }
        kinds[depth] = kind;
        underConstruction[depth++] = 0;
    }

    /** Uses no class of the JDK that might be rewritten, since it would come back here. */
    private void grow() {
        var moreKinds = new byte[depth * 2];
        System.arraycopy(kinds, 0, moreKinds, 0, depth);
        var moreUnderConstruction = new int[depth * 2];
        System.arraycopy(underConstruction, 0, moreUnderConstruction, 0, depth);
        var moreTypes = new String[depth * 2];
        System.arraycopy(types, 0, moreTypes, 0, depth);
        var moreSuperTypes = new String[depth * 2];
        System.arraycopy(superTypes, 0, moreSuperTypes, 0, depth);
        kinds = moreKinds;
        underConstruction = moreUnderConstruction;
        types = moreTypes;
        superTypes = moreSuperTypes;
    }

    /** Returns whether values of the method entered last are of interest. */
    boolean isClientMethod() {
        return depth > 0 && kinds[depth - 1] == CLIENT_METHOD;
    }

    /** Leaves the method entered last that is still running. */
    void exit() {
        dropEnded();
        if (depth > 0) {
            depth--;
        }
    }

    void returned() {
        if (depth > 0 && kinds[depth - 1] == CALL) {
            depth--;
        }
    }

    /**
     * Drops calls whose end by an exception was not reported: those of test code, and constructors that were calling
     * another one for the same object. Called when the method entered last that is still running is heard of again.
     */
    void dropEnded() {
        while (depth > 0 && (kinds[depth - 1] == CALL || underConstruction[depth - 1] != 0)) {
            depth--;
        }
    }

    /** Returns the number of the object whose constructor was entered last and that cannot be touched yet, or 0. */
    int underConstruction() {
        return depth == 0 ? 0 : underConstruction[depth - 1];
    }

    void superCall(String type) {
        if (depth > 0) {
            superTypes[depth - 1] = type;
        }
    }

    /** Returns the number of the object for which a constructor of this type is being called by another constructor, or 0. */
    int continuedBy(String type) {
        boolean continued = depth > 0 && underConstruction[depth - 1] != 0 && type.equals(superTypes[depth - 1]);
        return continued ? underConstruction[depth - 1] : 0;
    }

    void initialised() {
        if (depth > 0) {
            underConstruction[depth - 1] = 0;
        }
    }

    /**
     * Returns the number reserved for an object that turns up while its constructor has not been left, because a constructor that
     * is not rewritten gave it away; 0 if the object is another one.
     */
    int leaked(Object object) {
        int number = underConstruction();
        if (number > 0 && superTypes[depth - 1] != null) {
            String type = types[depth - 1].replace('/', '.');
            for (Class<?> c = object.getClass(); c != null; c = c.getSuperclass()) {
                if (c.getName().equals(type)) {
                    return number;
                }
            }
        }
        return 0;
    }
}
