package io.snarl.core.source.type;

/** Names of annotations, in which a dot and a dollar sign mean the same, since nobody writes the latter in a build script. */
final class Annotations {

    private Annotations() {}

    static String nameIn(String descriptor) {
        return plain(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'));
    }

    static String plain(String name) {
        return name.replace('$', '.');
    }
}
