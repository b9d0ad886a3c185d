package io.snarl.agent.jdk;

import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.site.SiteKind;
import io.snarl.contract.trace.LockMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * The JDK classes that are patched for every recording: the locks and conditions of {@code java.util.concurrent},
 * threads, and the places where the JVM runs Java code of its own.
 */
final class RecordedPrimitives {

    static final String THREAD = "java/lang/Thread";

    private static final String LOCKS = "java/util/concurrent/locks/";
    private static final String READ_WRITE_LOCK = LOCKS + "ReentrantReadWriteLock";

    private final Map<String, List<MethodPatch>> patches = new HashMap<>();
    private final boolean controlled;

    /**
     * Creates the patches.
     *
     * @param controlled whether threads are steered, and not only watched
     */
    RecordedPrimitives(boolean controlled) {
        this.controlled = controlled;
        lock(LOCKS + "ReentrantLock", field("ReentrantLock", LOCKS + "ReentrantLock$Sync"), LockMode.EXCLUSIVE);
        var sync = READ_WRITE_LOCK + "$Sync";
        lock(READ_WRITE_LOCK + "$ReadLock", field("ReentrantReadWriteLock$ReadLock", sync), LockMode.SHARED);
        lock(READ_WRITE_LOCK + "$WriteLock", field("ReentrantReadWriteLock$WriteLock", sync), LockMode.EXCLUSIVE);
        if (!controlled) {
            view("readLock()L" + READ_WRITE_LOCK + "$ReadLock;");
            view("writeLock()L" + READ_WRITE_LOCK + "$WriteLock;");
        }
        stampedLock();
        condition("AbstractQueuedSynchronizer");
        condition("AbstractQueuedLongSynchronizer");
        if (controlled) {
            new ControlledPrimitives(this::add).add();
        } else {
            threads();
        }
        add(
                "jdk/internal/loader/BuiltinClassLoader",
                MethodPatch.paused("loadClassOrNull(Ljava/lang/String;Z)Ljava/lang/Class;"));
        for (String method : List.of("linkCallSite", "linkDynamicConstant", "linkMethod", "linkMethodHandleConstant")) {
            add("java/lang/invoke/MethodHandleNatives", MethodPatch.paused(method));
        }
    }

    Map<String, List<MethodPatch>> byClass() {
        return patches;
    }

    private void add(String type, MethodPatch patch) {
        patches.computeIfAbsent(type, same -> new ArrayList<>()).add(patch);
    }

    /** Puts the object that does the work of a lock on the stack. */
    private interface Synchronizer {
        void load(MethodCode code);
    }

    private static Synchronizer field(String owner, String type) {
        return code -> {
            code.out().visitVarInsn(Opcodes.ALOAD, 0);
            code.out().visitFieldInsn(Opcodes.GETFIELD, LOCKS + owner, "sync", "L" + type + ";");
        };
    }

    private void lock(String type, Synchronizer sync, LockMode mode) {
        acquire(type, "lock()V", sync, mode);
        acquire(type, "lockInterruptibly()V", sync, mode);
        acquire(type, "tryLock()Z", sync, mode);
        acquire(type, "tryLock(JLjava/util/concurrent/TimeUnit;)Z", sync, mode);
        release(type, "unlock()V", sync, mode);
    }

    private void acquire(String type, String method, Synchronizer sync, LockMode mode) {
        if (controlled) {
            add(
                    type,
                    new MethodPatch(
                            method,
                            code -> onLock(code, "locking", sync, mode),
                            (code, opcode) -> report(code, opcode, "lock", SiteKind.LOCK, sync, mode),
                            code -> onLock(code, "notLocked", sync, mode)));
        } else {
            add(
                    type,
                    MethodPatch.atReturn(
                            method, (code, opcode) -> report(code, opcode, "lock", SiteKind.LOCK, sync, mode)));
        }
    }

    private static void onLock(MethodCode code, String hook, Synchronizer sync, LockMode mode) {
        code.out().visitVarInsn(Opcodes.ALOAD, 0);
        sync.load(code);
        code.hook(hook, "(Ljava/lang/Object;Ljava/lang/Object;I)V", SiteKind.LOCK, null, null, null, mode.code());
    }

    private void release(String type, String method, Synchronizer sync, LockMode mode) {
        add(
                type,
                MethodPatch.atReturn(
                        method, (code, opcode) -> report(code, opcode, "unlock", SiteKind.UNLOCK, sync, mode)));
    }

    /** Reports at once if nothing is returned; else the result tells whether it happened: a truth value or a stamp. */
    private static void report(
            MethodCode code, int opcode, String hook, SiteKind kind, Synchronizer sync, LockMode mode) {
        String pair = "Ljava/lang/Object;Ljava/lang/Object;I)V";
        if (opcode == Opcodes.IRETURN) {
            code.out().visitInsn(Opcodes.DUP);
            code.out().visitInsn(Opcodes.I2L);
        } else if (opcode == Opcodes.LRETURN) {
            code.out().visitInsn(Opcodes.DUP2);
        }
        code.out().visitVarInsn(Opcodes.ALOAD, 0);
        sync.load(code);
        boolean certain = opcode == Opcodes.RETURN;
        code.hook(
                hook + (certain ? "ed" : "Tried"), (certain ? "(" : "(J") + pair, kind, null, null, null, mode.code());
    }

    private void view(String method) {
        add(READ_WRITE_LOCK, MethodPatch.atReturn(method, (code, opcode) -> {
            code.out().visitInsn(Opcodes.DUP);
            code.out().visitVarInsn(Opcodes.ALOAD, 0);
            code.out().visitInsn(Opcodes.SWAP);
            hook(code, "lockView", SiteKind.LOCK_VIEW);
        }));
    }

    private void stampedLock() {
        String type = LOCKS + "StampedLock";
        Synchronizer self = code -> code.out().visitVarInsn(Opcodes.ALOAD, 0);
        String timed = "(JLjava/util/concurrent/TimeUnit;)J";
        for (String method :
                List.of("writeLock()J", "writeLockInterruptibly()J", "tryWriteLock()J", "tryWriteLock" + timed)) {
            acquire(type, method, self, LockMode.EXCLUSIVE);
        }
        for (String method :
                List.of("readLock()J", "readLockInterruptibly()J", "tryReadLock()J", "tryReadLock" + timed)) {
            acquire(type, method, self, LockMode.SHARED);
        }
        release(type, "unlockWrite(J)V", self, LockMode.EXCLUSIVE);
        release(type, "unlockRead(J)V", self, LockMode.SHARED);
        release(type, "tryUnlockWrite()Z", self, LockMode.EXCLUSIVE);
        release(type, "tryUnlockRead()Z", self, LockMode.SHARED);
        release(type, "unstampedUnlockWrite()V", self, LockMode.EXCLUSIVE);
        release(type, "unstampedUnlockRead()V", self, LockMode.SHARED);
        acquire(type, "tryConvertToWriteLock(J)J", self, LockMode.TO_EXCLUSIVE);
        acquire(type, "tryConvertToReadLock(J)J", self, LockMode.TO_SHARED);
        acquire(type, "tryConvertToOptimisticRead(J)J", self, LockMode.TO_OPTIMISTIC_READ);
    }

    private void condition(String synchronizer) {
        String type = LOCKS + synchronizer + "$ConditionObject";
        for (String method : List.of(
                "await()V",
                "awaitUninterruptibly()V",
                "awaitNanos(J)J",
                "awaitUntil(Ljava/util/Date;)Z",
                "await(JLjava/util/concurrent/TimeUnit;)Z")) {
            add(
                    type,
                    MethodPatch.around(
                            method,
                            code -> onCondition(code, synchronizer, "awaiting", SiteKind.AWAIT),
                            code -> onCondition(code, synchronizer, "awoken", SiteKind.AWOKEN)));
        }
        if (controlled) {
            return;
        }
        add(
                type,
                MethodPatch.atReturn(
                        "signal()V", (code, opcode) -> onCondition(code, synchronizer, "signalled", SiteKind.SIGNAL)));
        add(
                type,
                MethodPatch.atReturn(
                        "signalAll()V",
                        (code, opcode) -> onCondition(code, synchronizer, "signalled", SiteKind.SIGNAL_ALL)));
    }

    private static void onCondition(MethodCode code, String synchronizer, String hook, SiteKind kind) {
        code.out().visitVarInsn(Opcodes.ALOAD, 0);
        code.out().visitVarInsn(Opcodes.ALOAD, 0);
        String type = LOCKS + synchronizer;
        code.out().visitFieldInsn(Opcodes.GETFIELD, type + "$ConditionObject", "this$0", "L" + type + ";");
        hook(code, hook, kind);
    }

    private void threads() {
        add(
                THREAD,
                MethodPatch.atReturn(
                        "join(J)V", (code, opcode) -> onThread(code, "threadJoined", SiteKind.THREAD_JOIN)));
        for (String method : List.of("start()V", "start(Ljdk/internal/vm/ThreadContainer;)V")) {
            add(
                    THREAD,
                    new MethodPatch(method, code -> onThread(code, "threadStart", SiteKind.THREAD_START), null, null));
        }
        add(
                "java/lang/VirtualThread",
                new MethodPatch(
                        "start(Ljdk/internal/vm/ThreadContainer;)V",
                        code -> onThread(code, "threadStart", SiteKind.THREAD_START),
                        null,
                        null));
    }

    private static void onThread(MethodCode code, String hook, SiteKind kind) {
        code.out().visitVarInsn(Opcodes.ALOAD, 0);
        code.hook(hook, "(Ljava/lang/Thread;I)V", kind, null, null, null, 0);
    }

    private static void hook(MethodCode code, String name, SiteKind kind) {
        code.hook(name, "(Ljava/lang/Object;Ljava/lang/Object;I)V", kind, null, null, null, 0);
    }
}
