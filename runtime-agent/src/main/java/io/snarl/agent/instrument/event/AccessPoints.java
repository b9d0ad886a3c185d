package io.snarl.agent.instrument.event;

import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.site.CodeMethod;
import io.snarl.agent.site.SiteKind;
import java.util.Set;
import java.util.regex.Pattern;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Inserts a point before each read and write of a field or an element. */
public final class AccessPoints {

    private static final String OF_OBJECT = "(Ljava/lang/Object;I)V";
    private static final String OF_ELEMENT = "(Ljava/lang/Object;II)V";

    /** What every object can be asked, and what tells nothing of its state. */
    private static final Set<String> OF_OBJECTS = Set.of("hashCode", "getClass", "comparator");

    private static final Pattern READS = Pattern.compile(
            "get(Acquire|Plain|Opaque|Count|OrDefault|Reference|Stamp|Now)?|.*Value|contains.*|is[A-Z].*|size|peek.*"
                    + "|toString|element|first|last|remainingCapacity|availablePermits|sum|equals");

    private final MethodCode code;
    private final MethodVisitor out;

    public AccessPoints(MethodCode code) {
        this.code = code;
        this.out = code.out();
    }

    /** Puts a point at the start of a method that others may call, on the object whose state it is about. */
    public void call() {
        CodeMethod method = code.method();
        boolean open = (method.access() & (Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC)) == Opcodes.ACC_PUBLIC;
        if (open && !method.isConstructor() && !OF_OBJECTS.contains(method.name())) {
            boolean updater = method.owner().name().contains("FieldUpdater");
            out.visitVarInsn(Opcodes.ALOAD, updater ? 1 : 0);
            int reads = READS.matcher(method.name()).matches() ? 1 : 0;
            code.hook(
                    "update",
                    OF_OBJECT,
                    SiteKind.UPDATE,
                    method.owner().name(),
                    method.name(),
                    method.descriptor(),
                    reads);
        }
    }

    /** Puts a point before an instruction that reads or writes a field. */
    public void field(int opcode, String owner, String name, String descriptor) {
        switch (opcode) {
            case Opcodes.GETSTATIC -> ofField("accessStatic", "(I)V", SiteKind.GET_STATIC, owner, name, descriptor);
            case Opcodes.PUTSTATIC -> ofField("accessStatic", "(I)V", SiteKind.PUT_STATIC, owner, name, descriptor);
            case Opcodes.GETFIELD -> {
                out.visitInsn(Opcodes.DUP);
                ofField("access", OF_OBJECT, SiteKind.GET_FIELD, owner, name, descriptor);
            }
            default -> put(owner, name, descriptor);
        }
    }

    /** The object lies under the value. */
    private void put(String owner, String name, String descriptor) {
        if (Type.getType(descriptor).getSize() == 2) {
            out.visitInsn(Opcodes.DUP2_X1);
            out.visitInsn(Opcodes.POP2);
            out.visitInsn(Opcodes.DUP_X2);
        } else {
            out.visitInsn(Opcodes.DUP2);
            out.visitInsn(Opcodes.POP);
        }
        ofField("access", OF_OBJECT, SiteKind.PUT_FIELD, owner, name, descriptor);
    }

    /** Puts a point before a read of an element, whose array and index are on the stack, and reads it. */
    public void load(int opcode) {
        out.visitInsn(Opcodes.DUP2);
        ofElement(SiteKind.GET_ELEMENT, "IJFDLBCS".charAt(opcode - Opcodes.IALOAD));
        out.visitInsn(opcode);
    }

    /** Puts a point before a write of an element, whose array and index lie under the value, and writes it. */
    public void store(int opcode) {
        char type = "IJFDLBCS".charAt(opcode - Opcodes.IASTORE);
        int kind = Math.max(0, "IJFDL".indexOf(type));
        int value = code.facts().freeLocal();
        out.visitVarInsn(Opcodes.ISTORE + kind, value);
        out.visitInsn(Opcodes.DUP2);
        ofElement(SiteKind.PUT_ELEMENT, type);
        out.visitVarInsn(Opcodes.ILOAD + kind, value);
        if (type == 'L') {
            code.forget(value);
        }
        out.visitInsn(opcode);
    }

    private void ofField(String hook, String type, SiteKind kind, String owner, String name, String descriptor) {
        code.hook(hook, type, kind, owner, name, descriptor, 0);
    }

    private void ofElement(SiteKind kind, char type) {
        code.hook("accessElement", OF_ELEMENT, kind, null, null, String.valueOf(type), 0);
    }
}
