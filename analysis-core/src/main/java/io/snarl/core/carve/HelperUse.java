package io.snarl.core.carve;

/** How objects from helper methods of the tests are recreated. */
public enum HelperUse {
    /** By the method if it is one of another class and the object is none of the library's, else by what the method does. */
    AS_A_PERSON_WOULD,

    /** By the method. */
    BY_HELPERS,

    /** By what the method does. */
    WITHOUT_HELPERS,

    /** By what the method does, and objects of no library that stand where they are used as they are written there. */
    AS_WRITTEN
}
