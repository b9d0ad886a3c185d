package io.snarl.agent.instrument.event;

import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.site.SiteKind;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Reports reads and writes of array elements, both after they happened, since either can fail. */
public final class ArrayEvents {

    private static final String OF_REFERENCE = "(Ljava/lang/Object;ILjava/lang/Object;I)V";
    private static final String OF_PRIMITIVE = "(Ljava/lang/Object;II)V";

    private static final String[] PRIMITIVE_ARRAYS = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"};

    private final MethodCode code;
    private final MethodVisitor out;

    public ArrayEvents(MethodCode code) {
        this.code = code;
        this.out = code.out();
    }

    /** Returns the type of array that an instruction with this operand makes. */
    public static String primitive(int operand) {
        return PRIMITIVE_ARRAYS[operand - Opcodes.T_BOOLEAN];
    }

    public static boolean isLoad(int opcode) {
        return opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
    }

    public static boolean isStore(int opcode) {
        return opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
    }

    public void load(int opcode) {
        out.visitInsn(Opcodes.DUP2);
        out.visitInsn(opcode);
        char type = typeOf(opcode - Opcodes.IALOAD);
        if (type == 'L') {
            out.visitInsn(Opcodes.DUP_X2);
            hook(OF_REFERENCE, SiteKind.GET_ELEMENT, type);
            return;
        }
        if (isWide(type)) {
            out.visitInsn(Opcodes.DUP2_X2);
            out.visitInsn(Opcodes.POP2);
        } else {
            out.visitInsn(Opcodes.DUP_X2);
            out.visitInsn(Opcodes.POP);
        }
        hook(OF_PRIMITIVE, SiteKind.GET_ELEMENT, type);
    }

    public void store(int opcode) {
        char type = typeOf(opcode - Opcodes.IASTORE);
        int value = code.facts().freeLocal();
        out.visitVarInsn(storeTo(type), value);
        out.visitInsn(Opcodes.DUP2);
        out.visitVarInsn(loadFrom(type), value);
        out.visitInsn(opcode);
        if (type == 'L') {
            out.visitVarInsn(Opcodes.ALOAD, value);
            hook(OF_REFERENCE, SiteKind.PUT_ELEMENT, type);
            code.forget(value);
        } else {
            hook(OF_PRIMITIVE, SiteKind.PUT_ELEMENT, type);
        }
    }

    public void created(String arrayType) {
        out.visitInsn(Opcodes.DUP);
        code.hook("createdArray", "(Ljava/lang/Object;I)V", SiteKind.NEW_ARRAY, arrayType, null, null, 0);
    }

    private void hook(String descriptor, SiteKind kind, char type) {
        code.hook("accessElement", descriptor, kind, null, null, String.valueOf(type), 0);
    }

    /** Returns the type of element by the order in which the JVM has the instructions. */
    private static char typeOf(int offset) {
        return "IJFDLBCS".charAt(offset);
    }

    private static boolean isWide(char type) {
        return type == 'J' || type == 'D';
    }

    private static int storeTo(char type) {
        return Opcodes.ISTORE + Math.max(0, "IJFDL".indexOf(type));
    }

    private static int loadFrom(char type) {
        return Opcodes.ILOAD + Math.max(0, "IJFDL".indexOf(type));
    }
}
