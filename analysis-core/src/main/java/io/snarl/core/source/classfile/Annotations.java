package io.snarl.core.source.classfile;

/** Names of annotations, in which a dot and a dollar sign mean the same, since nobody writes the latter in a build script. */
public final class Annotations {

    private Annotations() {}

    static String nameIn(String descriptor) {
        return plain(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'));
    }

    public static String plain(String name) {
        return name.replace('$', '.');
    }
}
