package io.snarl.agent.instrument.code;

import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Facts about a method that are needed before its first instruction is rewritten. */
public final class MethodFacts extends MethodVisitor {

    /** Classes whose methods make no callbacks, so that the place that calls them explains no other event. */
    private static final Set<String> LEAVES = Set.of(
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Class",
            "java/lang/Double",
            "java/lang/Float",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Math",
            "java/lang/Short",
            "java/lang/StrictMath",
            "java/lang/String",
            "java/lang/System");

    private final String className;
    private final IntConsumer lines;
    private final Predicate<String> declared;
    private final EnclosingMethodIndex.Method made;
    private int maxLocals;
    private int firstLine;
    private boolean losesThis;
    private boolean handlesItself;
    private int objectsCreated;
    private int constructorsCalled;
    private boolean callsOrMakes;
    private boolean setsProperties;
    private boolean refersToReplaced;
    private boolean locks;

    public MethodFacts(
            String className, IntConsumer lines, Predicate<String> declared, EnclosingMethodIndex.Method made) {
        super(Opcodes.ASM9);
        this.declared = declared;
        this.made = made;
        this.className = className;
        this.lines = lines;
    }

    /** Returns the first local variable that is free between the instructions of the method. */
    public int freeLocal() {
        return heardLocal() + 2;
    }

    /** Returns the local variable that says what is heard of a run of the method; the next one says it of a call. */
    public int heardLocal() {
        return maxLocals + (handlesItself ? SelfCoveringHandlers.LOCALS : 0);
    }

    /** Returns the first local variable of those that {@link SelfCoveringHandlers} use. */
    public int keptLocal() {
        return maxLocals;
    }

    /** Returns whether the class has a method of its own of a name. */
    public boolean classDeclares(String name) {
        return declared.test(name);
    }

    /** Returns the line of the method's first instruction, 0 if unknown. */
    public int firstLine() {
        return firstLine;
    }

    /** Returns whether local variable 0 cannot be relied on to hold {@code this} in the whole method. */
    public boolean losesThis() {
        return losesThis;
    }

    /**
     * Returns how often another constructor is called for the same object. Some compilers have a constructor choose between several
     * such calls, and then it depends on the way through the method where the object may be touched.
     */
    public int superCalls() {
        return constructorsCalled - objectsCreated;
    }

    /** Returns whether it makes an object or calls a method that may do so. */
    public boolean callsOrMakes() {
        return callsOrMakes;
    }

    /** Returns whether it sets system properties, which the recorder has to know of in any case. */
    public boolean setsProperties() {
        return setsProperties;
    }

    /** Whether it has a reference to a method whose calls are replaced. */
    public boolean refersToReplaced() {
        return refersToReplaced;
    }

    /** Returns whether it enters a monitor inside. */
    boolean locks() {
        return locks;
    }

    @Override
    public void visitInsn(int opcode) {
        locks |= opcode == Opcodes.MONITORENTER;
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        handlesItself |= start == handler;
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        if (opcode == Opcodes.NEW) {
            objectsCreated++;
            made.makes(type);
        }
        callsOrMakes |= opcode == Opcodes.NEW || opcode == Opcodes.ANEWARRAY;
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        callsOrMakes |= opcode == Opcodes.NEWARRAY;
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        callsOrMakes = true;
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        made.refersTo(arguments);
        refersToReplaced |= MethodReferences.isAmong(bootstrap, arguments);
        callsOrMakes = true;
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        setsProperties |= setsProperty(owner, name);
        constructorsCalled += name.equals("<init>") ? 1 : 0;
        callsOrMakes |= !owner.equals("java/lang/Object") && !isLeaf(owner);
    }

    @Override
    public void visitLineNumber(int line, Label start) {
        if (firstLine == 0) {
            firstLine = line;
        }
        lines.accept(line);
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        losesThis |= variable == 0 && opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE;
    }

    @Override
    public void visitFrame(int type, int localCount, Object[] locals, int stackCount, Object[] stack) {
        losesThis |= localCount == 0 || !className.equals(locals[0]);
    }

    @Override
    public void visitMaxs(int stack, int locals) {
        maxLocals = locals;
    }

    public static boolean isLeaf(String owner) {
        return LEAVES.contains(owner);
    }

    /** The value may be a secret, which the recorder has to know before the property is set. */
    public static boolean setsProperty(String owner, String name) {
        return owner.equals("java/lang/System") && name.equals("setProperty");
    }
}
