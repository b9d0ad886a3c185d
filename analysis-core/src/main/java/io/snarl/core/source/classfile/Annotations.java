package io.snarl.core.source.classfile;

/** Compares names of annotations, with a dot or a dollar sign before nested classes. */
public final class Annotations {

    private Annotations() {}

    static String nameIn(String descriptor) {
        return plain(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'));
    }

    public static String plain(String name) {
        return name.replace('$', '.');
    }
}
