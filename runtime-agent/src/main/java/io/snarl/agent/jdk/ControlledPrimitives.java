package io.snarl.agent.jdk;

import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.site.SiteKind;
import java.util.List;
import java.util.function.BiConsumer;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * The patches for controlled runs besides locks and conditions: threads, parking, thread pools, random numbers and
 * output.
 */
final class ControlledPrimitives {

    private static final String THREAD = "java/lang/Thread";
    private static final String LOCK_SUPPORT = "java/util/concurrent/locks/LockSupport";
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String LOCKS = CONCURRENT + "locks/";
    private static final String POOL = CONCURRENT + "ThreadPoolExecutor";

    private static final String FORK_POOL = CONCURRENT + "ForkJoinPool";
    private static final String TASK = CONCURRENT + "ForkJoinTask";

    private final BiConsumer<String, MethodPatch> patches;

    ControlledPrimitives(BiConsumer<String, MethodPatch> patches) {
        this.patches = patches;
    }

    void add() {
        threads();
        virtualThreads();
        parking();
        queues();
        pools();
        tables();
        forkJoin();
        patches.accept(
                "java/util/Random",
                MethodPatch.atReturn("seedUniquifier()J", (code, opcode) -> code.hook("randomSeed", "(J)J")));
        // Nothing of a program runs inside of these, and two threads that print do not have to meet.
        for (String method :
                List.of("write", "writeln", "newLine", "implWrite", "implWriteln", "implNewLine", "flush")) {
            patches.accept("java/io/PrintStream", MethodPatch.paused(method));
        }
        patches.accept("java/lang/Throwable", MethodPatch.paused("printStackTrace"));
    }

    /**
     * Methods that concern no program: time zones and random seeds, which take long, and the list of all pools of the
     * JVM.
     */
    private void tables() {
        patches.accept("jdk/internal/vm/ThreadContainers", MethodPatch.paused("registerContainer"));
        patches.accept("jdk/internal/vm/ThreadContainers", MethodPatch.paused("deregisterContainer"));
        patches.accept("java/time/zone/ZoneRulesProvider", MethodPatch.paused("<clinit>"));
        patches.accept("java/time/zone/TzdbZoneRulesProvider", MethodPatch.paused("provideRules"));
        patches.accept("sun/util/calendar/ZoneInfoFile", MethodPatch.paused("<clinit>"));
        patches.accept("sun/util/calendar/ZoneInfoFile", MethodPatch.paused("getZoneInfo"));
        patches.accept("java/security/SecureRandom", MethodPatch.paused("nextBytes([B)V"));
    }

    private void threads() {
        patches.accept(THREAD, MethodPatch.asked("start()V", "start", SiteKind.THREAD_START));
        onThread("start(Ljdk/internal/vm/ThreadContainer;)V", "starting", SiteKind.THREAD_START);
        patches.accept(THREAD, MethodPatch.before("run()V", code -> plain(code, "begin", SiteKind.THREAD_BEGIN)));
        patches.accept(THREAD, MethodPatch.before("exit()V", code -> plain(code, "end", SiteKind.THREAD_END)));
        patches.accept(THREAD, MethodPatch.asked("join(J)V", "join", SiteKind.THREAD_JOIN));
        // It only calls the other one, which must not be done with the monitor in hand.
        patches.accept(THREAD, MethodPatch.asked("join(JI)V", "join", SiteKind.THREAD_JOIN));
        patches.accept(
                THREAD,
                MethodPatch.asked(
                        "dispatchUncaughtException(Ljava/lang/Throwable;)V", "uncaught", SiteKind.THREAD_END));
        interrupting(THREAD);
        // The JVM does not know of those that are carried.
        patches.accept(THREAD, MethodPatch.atReturn("alive()Z", (code, opcode) -> {
            code.out().visitVarInsn(Opcodes.ALOAD, 0);
            code.out().visitFieldInsn(Opcodes.GETFIELD, THREAD, ThreadFields.PREFIX + "hosted", "Z");
            code.out().visitInsn(Opcodes.IOR);
        }));
        patches.accept(
                CONCURRENT + "ForkJoinWorkerThread",
                MethodPatch.before("run()V", code -> plain(code, "begin", SiteKind.THREAD_BEGIN)));
    }

    private void interrupting(String type) {
        patches.accept(
                type,
                new MethodPatch(
                        "interrupt()V",
                        code -> {
                            code.out().visitVarInsn(Opcodes.ALOAD, 0);
                            code.hook(
                                    "interrupting", "(Ljava/lang/Thread;I)V", SiteKind.INTERRUPT, null, null, null, 0);
                        },
                        (code, opcode) -> {
                            code.out().visitVarInsn(Opcodes.ALOAD, 0);
                            code.hook("interrupted", "(Ljava/lang/Thread;)V");
                        },
                        null));
    }

    /** Their carriers are not controlled, but they are. */
    private void virtualThreads() {
        patches.accept(
                "java/lang/VirtualThread", MethodPatch.before("start(Ljdk/internal/vm/ThreadContainer;)V", code -> {
                    code.out().visitVarInsn(Opcodes.ALOAD, 0);
                    code.hook("starting", "(Ljava/lang/Thread;I)V", SiteKind.THREAD_START, null, null, null, 0);
                }));
        patches.accept(
                "java/lang/VirtualThread",
                MethodPatch.around(
                        "run(Ljava/lang/Runnable;)V",
                        code -> plain(code, "begin", SiteKind.THREAD_BEGIN),
                        code -> plain(code, "end", SiteKind.THREAD_END)));
        interrupting("java/lang/VirtualThread");
    }

    private void onThread(String method, String hook, SiteKind kind) {
        patches.accept(THREAD, MethodPatch.before(method, code -> {
            code.out().visitVarInsn(Opcodes.ALOAD, 0);
            code.hook(hook, "(Ljava/lang/Thread;I)V", kind, null, null, null, 0);
        }));
    }

    private void parking() {
        for (String method : List.of("park()V", "park(Ljava/lang/Object;)V")) {
            patches.accept(LOCK_SUPPORT, MethodPatch.asked(method, "park", SiteKind.PARK));
        }
        for (String method : List.of("parkNanos(J)V", "parkNanos(Ljava/lang/Object;J)V")) {
            patches.accept(LOCK_SUPPORT, MethodPatch.asked(method, "parkNanos", SiteKind.PARK));
        }
        for (String method : List.of("parkUntil(J)V", "parkUntil(Ljava/lang/Object;J)V")) {
            patches.accept(LOCK_SUPPORT, MethodPatch.asked(method, "parkUntil", SiteKind.PARK));
        }
        patches.accept(LOCK_SUPPORT, MethodPatch.asked("unpark(Ljava/lang/Thread;)V", "unpark", SiteKind.UNPARK));
    }

    /** Methods that programs may call in a loop until another thread has come or gone. */
    private void queues() {
        for (String type : List.of("AbstractQueuedSynchronizer", "AbstractQueuedLongSynchronizer")) {
            for (String method : List.of("hasQueuedThreads()Z", "isQueued(Ljava/lang/Thread;)Z", "getQueueLength()I")) {
                patches.accept(LOCKS + type, MethodPatch.before(method, code -> read(code, null)));
            }
        }
        String sync = "L" + LOCKS + "ReentrantLock$Sync;";
        patches.accept(LOCKS + "ReentrantLock", MethodPatch.before("isLocked()Z", code -> read(code, sync)));
        String syncs = "L" + LOCKS + "ReentrantReadWriteLock$Sync;";
        for (String method : List.of("isWriteLocked()Z", "getReadLockCount()I")) {
            patches.accept(LOCKS + "ReentrantReadWriteLock", MethodPatch.before(method, code -> read(code, syncs)));
        }
        for (String method : List.of("isWriteLocked()Z", "isReadLocked()Z", "getReadLockCount()I")) {
            patches.accept(LOCKS + "StampedLock", MethodPatch.before(method, code -> read(code, null)));
        }
    }

    /** A step that reads an object, or the one in its field {@code sync}. */
    private static void read(MethodCode code, String typeOfSync) {
        code.out().visitVarInsn(Opcodes.ALOAD, 0);
        if (typeOfSync != null) {
            code.out().visitFieldInsn(Opcodes.GETFIELD, code.internalClassName(), "sync", typeOfSync);
        }
        code.hook(
                "update",
                "(Ljava/lang/Object;I)V",
                SiteKind.UPDATE,
                code.internalClassName(),
                code.methodName(),
                code.methodDescriptor(),
                1);
    }

    private void pools() {
        patches.accept(POOL + "$Worker", MethodPatch.atReturn("<init>", (code, opcode) -> onWorker(code)));
        for (String pool : List.of("ThreadPoolExecutor", "ForkJoinPool")) {
            patches.accept(CONCURRENT + pool, MethodPatch.before("runWorker", code -> onSelf(code, "worksFor")));
            patches.accept(
                    CONCURRENT + pool, MethodPatch.atReturn("<init>", (code, opcode) -> onSelf(code, "poolMade")));
        }
    }

    private void forkJoin() {
        patches.accept(TASK, MethodPatch.before("doExec", code -> onTask(code, TASK, "doExec")));
        patches.accept(TASK, MethodPatch.atReturn("fork", (code, opcode) -> onTask(code, TASK, "fork")));
        for (String method : List.of("execute", "submit")) {
            patches.accept(FORK_POOL, MethodPatch.atReturn(method, (code, opcode) -> onTask(code, FORK_POOL, method)));
        }
        // Does for a pool what takes time.
        patches.accept(CONCURRENT + "DelayScheduler", MethodPatch.atReturn("<init>", (code, opcode) -> {
            code.out().visitVarInsn(Opcodes.ALOAD, 1);
            code.out().visitVarInsn(Opcodes.ALOAD, 0);
            code.hook("workerMade", "(Ljava/lang/Object;Ljava/lang/Thread;)V");
        }));
    }

    private static void onTask(MethodCode code, String owner, String method) {
        code.hook("task", "(I)V", SiteKind.UPDATE, owner, method, null, 0);
    }

    private static void onWorker(MethodCode code) {
        String worker = POOL + "$Worker";
        code.out().visitVarInsn(Opcodes.ALOAD, 0);
        code.out().visitFieldInsn(Opcodes.GETFIELD, worker, "this$0", "L" + POOL + ";");
        code.out().visitVarInsn(Opcodes.ALOAD, 0);
        code.out().visitFieldInsn(Opcodes.GETFIELD, worker, "thread", "Ljava/lang/Thread;");
        code.hook("workerMade", "(Ljava/lang/Object;Ljava/lang/Thread;)V");
    }

    private static void onSelf(MethodCode code, String hook) {
        code.out().visitVarInsn(Opcodes.ALOAD, 0);
        code.hook(hook, "(Ljava/lang/Object;)V");
    }

    private static void plain(MethodCode code, String hook, SiteKind kind) {
        code.hook(hook, "(I)V", kind, null, null, null, 0);
    }
}
