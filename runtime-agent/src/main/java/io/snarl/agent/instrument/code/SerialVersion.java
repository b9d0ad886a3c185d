package io.snarl.agent.instrument.code;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Computes the serial version of a class that declares none, as the specification of serialization says. It depends on
 * the modifiers of methods, some of which rewriting takes away, so a rewritten class has to declare it.
 */
public final class SerialVersion extends ClassVisitor {

    private static final int CLASS_FLAGS =
            Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT;
    private static final int FIELD_FLAGS = Opcodes.ACC_PUBLIC
            | Opcodes.ACC_PRIVATE
            | Opcodes.ACC_PROTECTED
            | Opcodes.ACC_STATIC
            | Opcodes.ACC_FINAL
            | Opcodes.ACC_VOLATILE
            | Opcodes.ACC_TRANSIENT;
    private static final int METHOD_FLAGS = Opcodes.ACC_PUBLIC
            | Opcodes.ACC_PRIVATE
            | Opcodes.ACC_PROTECTED
            | Opcodes.ACC_STATIC
            | Opcodes.ACC_FINAL
            | Opcodes.ACC_SYNCHRONIZED
            | Opcodes.ACC_NATIVE
            | Opcodes.ACC_ABSTRACT
            | Opcodes.ACC_STRICT;

    private record SerialMember(String name, int flags, String descriptor) {}

    private final List<SerialMember> fields = new ArrayList<>();
    private final List<SerialMember> constructors = new ArrayList<>();
    private final List<SerialMember> methods = new ArrayList<>();
    private String name;
    private int flags;
    private String[] interfaces;
    private boolean hasInitialiser;

    private SerialVersion() {
        super(Opcodes.ASM9);
    }

    public static long of(ClassReader reader) {
        var version = new SerialVersion();
        reader.accept(version, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return version.compute();
    }

    @Override
    public void visit(int format, int access, String type, String signature, String superName, String[] implemented) {
        name = type;
        flags = access;
        interfaces = implemented;
    }

    @Override
    public void visitInnerClass(String inner, String outerName, String innerName, int access) {
        if (inner.equals(name)) {
            flags = access;
        }
    }

    @Override
    public FieldVisitor visitField(int access, String field, String descriptor, String signature, Object value) {
        boolean ofClassAlone =
                (access & Opcodes.ACC_PRIVATE) != 0 && (access & (Opcodes.ACC_STATIC | Opcodes.ACC_TRANSIENT)) != 0;
        if (!ofClassAlone) {
            fields.add(new SerialMember(field, access & FIELD_FLAGS, descriptor));
        }
        return null;
    }

    @Override
    public MethodVisitor visitMethod(int access, String method, String descriptor, String signature, String[] thrown) {
        if (method.equals("<clinit>")) {
            hasInitialiser = true;
        } else if ((access & Opcodes.ACC_PRIVATE) == 0) {
            var member = new SerialMember(method, access & METHOD_FLAGS, descriptor.replace('/', '.'));
            (method.equals("<init>") ? constructors : methods).add(member);
        }
        return null;
    }

    private long compute() {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeUTF(name.replace('/', '.'));
            out.writeInt(flagsOfClass());
            for (String one : sortedInterfaces()) {
                out.writeUTF(one);
            }
            write(fields, Comparator.comparing(SerialMember::name), out);
            if (hasInitialiser) {
                write(
                        List.of(new SerialMember("<clinit>", Opcodes.ACC_STATIC, "()V")),
                        Comparator.comparing(SerialMember::name),
                        out);
            }
            write(constructors, Comparator.comparing(SerialMember::descriptor), out);
            write(methods, Comparator.comparing(SerialMember::name).thenComparing(SerialMember::descriptor), out);
            byte[] hash = MessageDigest.getInstance("SHA").digest(bytes.toByteArray());
            return ByteBuffer.wrap(hash).order(ByteOrder.LITTLE_ENDIAN).getLong();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An interface is abstract here only if it has methods. */
    private int flagsOfClass() {
        int masked = flags & CLASS_FLAGS;
        if ((masked & Opcodes.ACC_INTERFACE) == 0) {
            return masked;
        }
        return methods.isEmpty() ? masked & ~Opcodes.ACC_ABSTRACT : masked | Opcodes.ACC_ABSTRACT;
    }

    private List<String> sortedInterfaces() {
        return List.of(interfaces).stream()
                .map(one -> one.replace('/', '.'))
                .sorted()
                .toList();
    }

    private static void write(List<SerialMember> members, Comparator<SerialMember> order, DataOutputStream out)
            throws IOException {
        for (SerialMember member : members.stream().sorted(order).toList()) {
            out.writeUTF(member.name());
            out.writeInt(member.flags());
            out.writeUTF(member.descriptor());
        }
    }
}
