package io.snarl.core.source.classfile;

import java.util.HashSet;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassReader;

/** Finds the classes that a class file refers to. */
public final class ClassReferences {

    private static final int CONSTANT_CLASS = 7;

    private ClassReferences() {}

    /** Returns the names of the classes with slashes, and of arrays by their descriptors; none if it is no class file. */
    public static Set<String> in(byte[] classFile) {
        Set<String> names = new HashSet<>();
        try {
            var reader = new ClassReader(classFile);
            var buffer = new char[reader.getMaxStringLength()];
            for (int i = 1; i < reader.getItemCount(); i++) {
                int item = reader.getItem(i);
                if (item > 0 && classFile[item - 1] == CONSTANT_CLASS) {
                    names.add(reader.readUTF8(item, buffer));
                }
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            return names;
        }
        return names;
    }
}
