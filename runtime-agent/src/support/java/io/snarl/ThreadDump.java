package io.snarl;

import java.lang.management.LockInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.MonitorInfo;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Describes where threads are, what they hold and what they wait for. */
final class ThreadDump {

    private static final int FRAMES = 30;

    private final StringBuilder text = new StringBuilder();

    private ThreadDump() {}

    static String of(Thread... threads) {
        ThreadMXBean bean = ManagementFactory.getThreadMXBean();
        long[] ids = Arrays.stream(threads).mapToLong(Thread::getId).toArray();
        ThreadDump dump = new ThreadDump();
        dump.deadlock(bean, ids);
        Arrays.stream(bean.getThreadInfo(ids, true, true))
                .filter(Objects::nonNull)
                .forEach(dump::thread);
        return dump.text.toString();
    }

    private void deadlock(ThreadMXBean bean, long[] ids) {
        long[] found = bean.findDeadlockedThreads();
        Set<Long> ours = Arrays.stream(ids).boxed().collect(Collectors.toSet());
        if (found == null || Arrays.stream(found).noneMatch(ours::contains)) {
            return;
        }
        text.append("Deadlock:\n");
        Arrays.stream(bean.getThreadInfo(found)).filter(Objects::nonNull).forEach(info -> line("    ", waiting(info)));
    }

    private void thread(ThreadInfo info) {
        line("", waiting(info));
        StackTraceElement[] stack = info.getStackTrace();
        for (int depth = 0; depth < Math.min(stack.length, FRAMES); depth++) {
            line("    at ", stack[depth].toString());
            for (MonitorInfo monitor : info.getLockedMonitors()) {
                if (monitor.getLockedStackDepth() == depth) {
                    line("        holds ", monitor.toString());
                }
            }
        }
        if (stack.length > FRAMES) {
            line("    ", "... " + (stack.length - FRAMES) + " more");
        }
        for (LockInfo lock : info.getLockedSynchronizers()) {
            line("    holds ", lock.toString());
        }
    }

    private static String waiting(ThreadInfo info) {
        String name = '"' + info.getThreadName() + "\" " + info.getThreadState();
        if (info.getLockName() == null) {
            return name;
        }
        String owner = info.getLockOwnerName() == null ? "" : ", which \"" + info.getLockOwnerName() + "\" holds";
        return name + ": waits for " + info.getLockName() + owner;
    }

    private void line(String before, String content) {
        text.append(before).append(content).append('\n');
    }
}
