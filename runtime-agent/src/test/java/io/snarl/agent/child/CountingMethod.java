package io.snarl.agent.child;

import io.snarl.agent.child.Counter.What;
import java.util.Map;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Counts accesses and locks of one method after they have succeeded. */
final class CountingMethod extends MethodVisitor {

    private static final String COUNTER = "io/snarl/agent/child/Counter";

    private static final Map<String, What> LOCKS = Map.ofEntries(
            Map.entry("lock", What.LOCK),
            Map.entry("lockInterruptibly", What.LOCK),
            Map.entry("tryLock", What.LOCK),
            Map.entry("writeLock", What.LOCK),
            Map.entry("readLock", What.LOCK),
            Map.entry("tryWriteLock", What.LOCK),
            Map.entry("tryReadLock", What.LOCK),
            Map.entry("tryConvertToWriteLock", What.LOCK),
            Map.entry("tryConvertToReadLock", What.LOCK),
            Map.entry("unlock", What.UNLOCK),
            Map.entry("unlockRead", What.UNLOCK),
            Map.entry("unlockWrite", What.UNLOCK),
            Map.entry("tryUnlockRead", What.UNLOCK),
            Map.entry("tryUnlockWrite", What.UNLOCK));

    private final boolean isSynchronized;

    CountingMethod(MethodVisitor out, boolean isSynchronized) {
        super(Opcodes.ASM9, out);
        this.isSynchronized = isSynchronized;
    }

    @Override
    public void visitCode() {
        super.visitCode();
        if (isSynchronized) {
            count(What.MONITOR_ENTER);
        }
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        super.visitFieldInsn(opcode, owner, name, descriptor);
        switch (opcode) {
            case Opcodes.GETFIELD -> count(What.GET_FIELD);
            case Opcodes.PUTFIELD -> count(What.PUT_FIELD);
            case Opcodes.GETSTATIC -> count(What.GET_STATIC);
            default -> count(What.PUT_STATIC);
        }
    }

    @Override
    public void visitInsn(int opcode) {
        super.visitInsn(opcode);
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            count(What.GET_ELEMENT);
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            count(What.PUT_ELEMENT);
        } else if (opcode == Opcodes.MONITORENTER) {
            count(What.MONITOR_ENTER);
        }
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        What what = owner.startsWith("java/util/concurrent/locks/") ? LOCKS.get(name) : null;
        if (what == null) {
            return;
        }
        switch (Type.getReturnType(descriptor).getSort()) {
            case Type.VOID -> count(what);
            case Type.BOOLEAN -> {
                super.visitInsn(Opcodes.DUP);
                super.visitInsn(Opcodes.I2L);
                countUnlessZero(what);
            }
            case Type.LONG -> {
                super.visitInsn(Opcodes.DUP2);
                countUnlessZero(what);
            }
            default -> {
                // ReadWriteLock.readLock() and the like take no lock.
            }
        }
    }

    private void count(What what) {
        super.visitIntInsn(Opcodes.BIPUSH, what.ordinal());
        super.visitMethodInsn(Opcodes.INVOKESTATIC, COUNTER, "count", "(I)V", false);
    }

    private void countUnlessZero(What what) {
        super.visitIntInsn(Opcodes.BIPUSH, what.ordinal());
        super.visitMethodInsn(Opcodes.INVOKESTATIC, COUNTER, "countUnlessZero", "(JI)V", false);
    }
}
